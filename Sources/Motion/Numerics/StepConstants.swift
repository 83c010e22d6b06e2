// Written by scripts/elementary-functions.py; edit that, not this.

/// The constants of powers of two and of angles in steps, each rounded to nearest from 60
/// digits.
enum StepConstants {
  /// `256 / ln 2`.
  static let octaveSteps: Double = 0x1.71547652b82fep8
  /// The coefficient of `x^1` of `2^(x/256) − 1` on [−1/2, 1/2].
  static let step0: Double = 0x1.62e42fefa39d9p-9
  /// The coefficient of `x^2` of `2^(x/256) − 1` on [−1/2, 1/2].
  static let step1: Double = 0x1.ebfbdff82c585p-19
  /// The coefficient of `x^3` of `2^(x/256) − 1` on [−1/2, 1/2].
  static let step2: Double = 0x1.c6b0902b5a0abp-29
  /// The coefficient of `x^4` of `2^(x/256) − 1` on [−1/2, 1/2].
  static let step3: Double = 0x1.3b2ab83eadfbp-39
  /// The coefficient of `x^1` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay0: Double = -0x1.ffffffffffffep-1
  /// The coefficient of `x^2` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay1: Double = 0x1.5555555554ce1p-1
  /// The coefficient of `x^3` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay2: Double = -0x1.55555554a3a9ep-2
  /// The coefficient of `x^4` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay3: Double = 0x1.111110b8154cep-3
  /// The coefficient of `x^5` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay4: Double = -0x1.6c1695997c7abp-5
  /// The coefficient of `x^6` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay5: Double = 0x1.a00e43952c4c8p-7
  /// The coefficient of `x^7` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay6: Double = -0x1.9e5a1edcc8ba3p-9
  /// The coefficient of `x^8` of `(1 − e^(−2x)) / 2x` on [0, 1/8].
  static let meanDecay7: Double = 0x1.4eccd00410866p-11
  /// `256 / 2π`.
  static let turnSteps: Double = 0x1.45f306dc9c883p5
  /// The coefficient of `x^1` of sin(2πx/256) on [−1/2, 1/2].
  static let turnSine0: Double = 0x1.921fb54442d18p-6
  /// The coefficient of `x^3` of sin(2πx/256) on [−1/2, 1/2].
  static let turnSine1: Double = -0x1.4abbce625719ep-19
  /// The coefficient of `x^5` of sin(2πx/256) on [−1/2, 1/2].
  static let turnSine2: Double = 0x1.466b79c2b0a7ep-34
  /// The coefficient of `x^2` of cos(2πx/256) − 1 on [−1/2, 1/2].
  static let turnCosine0: Double = -0x1.3bd3cc9be45dep-12
  /// The coefficient of `x^4` of cos(2πx/256) − 1 on [−1/2, 1/2].
  static let turnCosine1: Double = 0x1.03c1f081ad337p-26
  /// The coefficient of `x^6` of cos(2πx/256) − 1 on [−1/2, 1/2].
  static let turnCosine2: Double = -0x1.55d36d85e5ebfp-42
  /// For i in 0..<256 the bits of `2^(i/256)` less `i << 44`.
  // swift-format-ignore: rows are columns of generated numbers.
  static let octave: [UInt64] = [
    0x3ff0_0000_0000_0000, 0x3fef_fb1a_fa5a_bcbf, 0x3fef_f63d_a9fb_3335, 0x3fef_f168_143b_0281,
    0x3fef_ec9a_3e77_8061, 0x3fef_e7d4_2e11_bbcc, 0x3fef_e315_e86e_7f85, 0x3fef_de5f_72f6_54b1,
    0x3fef_d9b0_d315_8574, 0x3fef_d50a_0e3c_1f89, 0x3fef_d06b_29dd_f6de, 0x3fef_cbd4_2b72_a836,
    0x3fef_c745_1875_9bc8, 0x3fef_c2bd_f666_07e0, 0x3fef_be3e_cac6_f383, 0x3fef_b9c7_9b1f_3919,
    0x3fef_b558_6cf9_890f, 0x3fef_b0f1_45e4_6c85, 0x3fef_ac92_2b72_47f7, 0x3fef_a83b_2339_5dec,
    0x3fef_a3ec_32d3_d1a2, 0x3fef_9fa5_5fdf_a9c5, 0x3fef_9b66_affe_d31b, 0x3fef_9730_28d7_233e,
    0x3fef_9301_d012_5b51, 0x3fef_8edb_ab5e_2ab6, 0x3fef_8abd_c06c_31cc, 0x3fef_86a8_14f2_04ab,
    0x3fef_829a_aea9_2de0, 0x3fef_7e95_934f_312e, 0x3fef_7a98_c8a5_8e51, 0x3fef_76a4_5471_c3c2,
    0x3fef_72b8_3c7d_517b, 0x3fef_6ed4_8695_bbc0, 0x3fef_6af9_388c_8dea, 0x3fef_6726_5837_5d2f,
    0x3fef_635b_eb6f_cb75, 0x3fef_5f99_f813_8a1c, 0x3fef_5be0_8404_5cd4, 0x3fef_582f_9528_1c6b,
    0x3fef_5487_3168_b9aa, 0x3fef_50e7_5eb4_4027, 0x3fef_4d50_22fc_d91d, 0x3fef_49c1_8438_ce4d,
    0x3fef_463b_8862_8cd6, 0x3fef_42be_3578_a819, 0x3fef_3f49_917d_dc96, 0x3fef_3bdd_a279_12d1,
    0x3fef_387a_6e75_6238, 0x3fef_351f_fb82_140a, 0x3fef_31ce_4fb2_a63f, 0x3fef_2e85_711e_ce75,
    0x3fef_2b45_65e2_7cdd, 0x3fef_280e_341d_df29, 0x3fef_24df_e1f5_6381, 0x3fef_21ba_7591_bb70,
    0x3fef_1e9d_f51f_dee1, 0x3fef_1b8a_66d1_0f13, 0x3fef_187f_d0da_d990, 0x3fef_157e_3977_1b2f,
    0x3fef_1285_a6e4_030b, 0x3fef_0f96_1f64_1589, 0x3fef_0caf_a93e_2f56, 0x3fef_09d2_4abd_886b,
    0x3fef_06fe_0a31_b715, 0x3fef_0432_edee_b2fd, 0x3fef_0170_fc4c_d831, 0x3fee_feb8_3ba8_ea32,
    0x3fee_fc08_b264_16ff, 0x3fee_f962_66e3_fa2d, 0x3fee_f6c5_5f92_9ff1, 0x3fee_f431_a2de_883b,
    0x3fee_f1a7_373a_a9cb, 0x3fee_ef26_231e_754a, 0x3fee_ecae_6d05_d866, 0x3fee_ea40_1b71_40ef,
    0x3fee_e7db_34e5_9ff7, 0x3fee_e57f_bfec_6cf4, 0x3fee_e32d_c313_a8e5, 0x3fee_e0e5_44ed_e173,
    0x3fee_dea6_4c12_3422, 0x3fee_dc70_df1c_5175, 0x3fee_da45_04ac_801c, 0x3fee_d822_c367_a024,
    0x3fee_d60a_21f7_2e2a, 0x3fee_d3fb_2709_468a, 0x3fee_d1f5_d950_a897, 0x3fee_cffa_3f84_b9d4,
    0x3fee_ce08_6061_892d, 0x3fee_cc20_42a7_d232, 0x3fee_ca41_ed1d_0057, 0x3fee_c86d_668b_3237,
    0x3fee_c6a2_b5c1_3cd0, 0x3fee_c4e1_e192_aed2, 0x3fee_c32a_f0d7_d3de, 0x3fee_c17d_ea6d_b7d7,
    0x3fee_bfda_d536_2a27, 0x3fee_be41_b817_c114, 0x3fee_bcb2_99fd_dd0d, 0x3fee_bb2d_81d8_abff,
    0x3fee_b9b2_769d_2ca7, 0x3fee_b841_7f45_31ee, 0x3fee_b6da_a2cf_6642, 0x3fee_b57d_e83f_4eef,
    0x3fee_b42b_569d_4f82, 0x3fee_b2e2_f4f6_ad27, 0x3fee_b1a4_ca5d_920f, 0x3fee_b070_dde9_10d2,
    0x3fee_af47_36b5_27da, 0x3fee_ae27_dbe2_c4cf, 0x3fee_ad12_d497_c7fd, 0x3fee_ac08_27ff_07cc,
    0x3fee_ab07_dd48_5429, 0x3fee_aa11_fba8_7a03, 0x3fee_a926_8a59_46b7, 0x3fee_a845_9099_8b93,
    0x3fee_a76f_15ad_2148, 0x3fee_a6a3_20dc_eb71, 0x3fee_a5e1_b976_dc09, 0x3fee_a52a_e6cd_f6f4,
    0x3fee_a47e_b03a_5585, 0x3fee_a3dd_1d19_29fd, 0x3fee_a346_34cc_c320, 0x3fee_a2b9_febc_8fb7,
    0x3fee_a238_8255_2225, 0x3fee_a1c1_c708_33f6, 0x3fee_a155_d44c_a973, 0x3fee_a0f4_b19e_9538,
    0x3fee_a09e_667f_3bcd, 0x3fee_a052_fa75_173e, 0x3fee_a012_750b_dabf, 0x3fee_9fdc_ddd4_7645,
    0x3fee_9fb2_3c65_1a2f, 0x3fee_9f92_9859_3ae5, 0x3fee_9f7d_f951_9484, 0x3fee_9f74_66f4_2e87,
    0x3fee_9f75_e8ec_5f74, 0x3fee_9f82_86ea_d08a, 0x3fee_9f9a_48a5_8174, 0x3fee_9fbd_35d7_cbfd,
    0x3fee_9feb_5642_67c9, 0x3fee_a024_b1ab_6e09, 0x3fee_a069_4fde_5d3f, 0x3fee_a0b9_38ac_1cf6,
    0x3fee_a114_73eb_0187, 0x3fee_a17b_0976_cfdb, 0x3fee_a1ed_0130_c132, 0x3fee_a26a_62ff_86f0,
    0x3fee_a2f3_36cf_4e62, 0x3fee_a387_8491_c491, 0x3fee_a427_543e_1a12, 0x3fee_a4d2_add1_06d9,
    0x3fee_a589_994c_ce13, 0x3fee_a64c_1eb9_41f7, 0x3fee_a71a_4623_c7ad, 0x3fee_a7f4_179f_5b21,
    0x3fee_a8d9_9b44_92ed, 0x3fee_a9ca_d931_a436, 0x3fee_aac7_d98a_6699, 0x3fee_abd0_a478_580f,
    0x3fee_ace5_422a_a0db, 0x3fee_ae05_bad6_1778, 0x3fee_af32_16b5_448c, 0x3fee_b06a_5e08_66d9,
    0x3fee_b1ae_9915_7736, 0x3fee_b2fe_d028_2c8a, 0x3fee_b45b_0b91_ffc6, 0x3fee_b5c3_53aa_2fe2,
    0x3fee_b737_b0cd_c5e5, 0x3fee_b8b8_2b5f_98e5, 0x3fee_ba44_cbc8_520f, 0x3fee_bbdd_9a76_70b3,
    0x3fee_bd82_9fde_4e50, 0x3fee_bf33_e47a_22a2, 0x3fee_c0f1_70ca_07ba, 0x3fee_c2bb_4d53_fe0d,
    0x3fee_c491_82a3_f090, 0x3fee_c674_194b_b8d5, 0x3fee_c863_19e3_2323, 0x3fee_ca5e_8d07_f29e,
    0x3fee_cc66_7b5d_e565, 0x3fee_ce7a_ed8e_b8bb, 0x3fee_d09b_ec4a_2d33, 0x3fee_d2c9_8046_0ad8,
    0x3fee_d503_b23e_255d, 0x3fee_d74a_8af4_6052, 0x3fee_d99e_1330_b358, 0x3fee_dbfe_53c1_2e59,
    0x3fee_de6b_5579_fdbf, 0x3fee_e0e5_2135_6eba, 0x3fee_e36b_bfd3_f37a, 0x3fee_e5ff_3a3c_2774,
    0x3fee_e89f_995a_d3ad, 0x3fee_eb4c_e622_f2ff, 0x3fee_ee07_298d_b666, 0x3fee_f0ce_6c9a_8952,
    0x3fee_f3a2_b84f_15fb, 0x3fee_f684_15b7_49b1, 0x3fee_f972_8de5_593a, 0x3fee_fc6e_29f1_c52a,
    0x3fee_ff76_f2fb_5e47, 0x3fef_028c_f227_49e4, 0x3fef_05b0_30a1_064a, 0x3fef_08e0_b79a_6f1f,
    0x3fef_0c1e_904b_c1d2, 0x3fef_0f69_c3f3_a207, 0x3fef_12c2_5bd7_1e09, 0x3fef_1628_6141_b33d,
    0x3fef_199b_dd85_529c, 0x3fef_1d1c_d9fa_652c, 0x3fef_20ab_5fff_d07a, 0x3fef_2447_78fa_fb22,
    0x3fef_27f1_2e57_d14b, 0x3fef_2ba8_8988_c933, 0x3fef_2f6d_9406_e7b5, 0x3fef_3340_5751_c4db,
    0x3fef_3720_dcef_9069, 0x3fef_3b0f_2e6d_1675, 0x3fef_3f0b_555d_c3fa, 0x3fef_4315_5b5b_ab74,
    0x3fef_472d_4a07_897c, 0x3fef_4b53_2b08_c968, 0x3fef_4f87_080d_89f2, 0x3fef_53c8_eaca_a1d6,
    0x3fef_5818_dcfb_a487, 0x3fef_5c76_e862_e6d3, 0x3fef_60e3_16c9_8398, 0x3fef_655d_71ff_6075,
    0x3fef_69e6_03db_3285, 0x3fef_6e7c_d63a_8315, 0x3fef_7321_f301_b460, 0x3fef_77d5_641c_0658,
    0x3fef_7c97_337b_9b5f, 0x3fef_8167_6b19_7d17, 0x3fef_8646_14f5_a129, 0x3fef_8b33_3b16_ee12,
    0x3fef_902e_e78b_3ff6, 0x3fef_9539_2467_6d76, 0x3fef_9a51_fbc7_4c83, 0x3fef_9f79_77cd_b740,
    0x3fef_a4af_a2a4_90da, 0x3fef_a9f4_867c_ca6e, 0x3fef_af48_2d8e_67f1, 0x3fef_b4aa_a218_8510,
    0x3fef_ba1b_ee61_5a27, 0x3fef_bf9c_1cb6_412a, 0x3fef_c52b_376b_ba97, 0x3fef_cac9_48dd_7274,
    0x3fef_d076_5b6e_4540, 0x3fef_d632_7988_44f8, 0x3fef_dbfd_ad9c_be14, 0x3fef_e1d8_0224_3c89,
    0x3fef_e7c1_819e_90d8, 0x3fef_edba_3692_d514, 0x3fef_f3c2_2b8f_71f1, 0x3fef_f9d9_6b2a_23d9,
  ]
  /// For i in 0..<256 cosine and sine of `2πi/256` to nearest.
  // swift-format-ignore: rows are columns of generated numbers.
  static let turn: [Double] = [
    0x1p0, 0x0p0, 0x1.ffd886084cd0dp-1, 0x1.92155f7a3667ep-6,
    0x1.ff621e3796d7ep-1, 0x1.91f65f10dd814p-5, 0x1.fe9cdad01883ap-1, 0x1.2d52092ce19f6p-4,
    0x1.fd88da3d12526p-1, 0x1.917a6bc29b42cp-4, 0x1.fc26470e19fd3p-1, 0x1.f564e56a9730ep-4,
    0x1.fa7557f08a517p-1, 0x1.2c8106e8e613ap-3, 0x1.f8764fa714ba9p-1, 0x1.5e214448b3fc6p-3,
    0x1.f6297cff75cbp-1, 0x1.8f8b83c69a60bp-3, 0x1.f38f3ac64e589p-1, 0x1.c0b826a7e4f63p-3,
    0x1.f0a7efb9230d7p-1, 0x1.f19f97b215f1bp-3, 0x1.ed740e7684963p-1, 0x1.111d262b1f677p-2,
    0x1.e9f4156c62ddap-1, 0x1.294062ed59f06p-2, 0x1.e6288ec48e112p-1, 0x1.4135c94176601p-2,
    0x1.e212104f686e5p-1, 0x1.58f9a75ab1fddp-2, 0x1.ddb13b6ccc23cp-1, 0x1.7088530fa459fp-2,
    0x1.d906bcf328d46p-1, 0x1.87de2a6aea963p-2, 0x1.d4134d14dc93ap-1, 0x1.9ef7943a8ed8ap-2,
    0x1.ced7af43cc773p-1, 0x1.b5d1009e15ccp-2, 0x1.c954b213411f5p-1, 0x1.cc66e9931c45ep-2,
    0x1.c38b2f180bdb1p-1, 0x1.e2b5d3806f63bp-2, 0x1.bd7c0ac6f952ap-1, 0x1.f8ba4dbf89abap-2,
    0x1.b728345196e3ep-1, 0x1.073879922ffeep-1, 0x1.b090a581502p-1, 0x1.11eb3541b4b23p-1,
    0x1.a9b66290ea1a3p-1, 0x1.1c73b39ae68c8p-1, 0x1.a29a7a0462782p-1, 0x1.26d054cdd12dfp-1,
    0x1.9b3e047f38741p-1, 0x1.30ff7fce17035p-1, 0x1.93a22499263fbp-1, 0x1.3affa292050b9p-1,
    0x1.8bc806b151741p-1, 0x1.44cf325091dd6p-1, 0x1.83b0e0bff976ep-1, 0x1.4e6cabbe3e5e9p-1,
    0x1.7b5df226aafafp-1, 0x1.57d69348cecap-1, 0x1.72d0837efff96p-1, 0x1.610b7551d2cdfp-1,
    0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1, 0x1.610b7551d2cdfp-1, 0x1.72d0837efff96p-1,
    0x1.57d69348cecap-1, 0x1.7b5df226aafafp-1, 0x1.4e6cabbe3e5e9p-1, 0x1.83b0e0bff976ep-1,
    0x1.44cf325091dd6p-1, 0x1.8bc806b151741p-1, 0x1.3affa292050b9p-1, 0x1.93a22499263fbp-1,
    0x1.30ff7fce17035p-1, 0x1.9b3e047f38741p-1, 0x1.26d054cdd12dfp-1, 0x1.a29a7a0462782p-1,
    0x1.1c73b39ae68c8p-1, 0x1.a9b66290ea1a3p-1, 0x1.11eb3541b4b23p-1, 0x1.b090a581502p-1,
    0x1.073879922ffeep-1, 0x1.b728345196e3ep-1, 0x1.f8ba4dbf89abap-2, 0x1.bd7c0ac6f952ap-1,
    0x1.e2b5d3806f63bp-2, 0x1.c38b2f180bdb1p-1, 0x1.cc66e9931c45ep-2, 0x1.c954b213411f5p-1,
    0x1.b5d1009e15ccp-2, 0x1.ced7af43cc773p-1, 0x1.9ef7943a8ed8ap-2, 0x1.d4134d14dc93ap-1,
    0x1.87de2a6aea963p-2, 0x1.d906bcf328d46p-1, 0x1.7088530fa459fp-2, 0x1.ddb13b6ccc23cp-1,
    0x1.58f9a75ab1fddp-2, 0x1.e212104f686e5p-1, 0x1.4135c94176601p-2, 0x1.e6288ec48e112p-1,
    0x1.294062ed59f06p-2, 0x1.e9f4156c62ddap-1, 0x1.111d262b1f677p-2, 0x1.ed740e7684963p-1,
    0x1.f19f97b215f1bp-3, 0x1.f0a7efb9230d7p-1, 0x1.c0b826a7e4f63p-3, 0x1.f38f3ac64e589p-1,
    0x1.8f8b83c69a60bp-3, 0x1.f6297cff75cbp-1, 0x1.5e214448b3fc6p-3, 0x1.f8764fa714ba9p-1,
    0x1.2c8106e8e613ap-3, 0x1.fa7557f08a517p-1, 0x1.f564e56a9730ep-4, 0x1.fc26470e19fd3p-1,
    0x1.917a6bc29b42cp-4, 0x1.fd88da3d12526p-1, 0x1.2d52092ce19f6p-4, 0x1.fe9cdad01883ap-1,
    0x1.91f65f10dd814p-5, 0x1.ff621e3796d7ep-1, 0x1.92155f7a3667ep-6, 0x1.ffd886084cd0dp-1,
    0x0p0, 0x1p0, -0x1.92155f7a3667ep-6, 0x1.ffd886084cd0dp-1,
    -0x1.91f65f10dd814p-5, 0x1.ff621e3796d7ep-1, -0x1.2d52092ce19f6p-4, 0x1.fe9cdad01883ap-1,
    -0x1.917a6bc29b42cp-4, 0x1.fd88da3d12526p-1, -0x1.f564e56a9730ep-4, 0x1.fc26470e19fd3p-1,
    -0x1.2c8106e8e613ap-3, 0x1.fa7557f08a517p-1, -0x1.5e214448b3fc6p-3, 0x1.f8764fa714ba9p-1,
    -0x1.8f8b83c69a60bp-3, 0x1.f6297cff75cbp-1, -0x1.c0b826a7e4f63p-3, 0x1.f38f3ac64e589p-1,
    -0x1.f19f97b215f1bp-3, 0x1.f0a7efb9230d7p-1, -0x1.111d262b1f677p-2, 0x1.ed740e7684963p-1,
    -0x1.294062ed59f06p-2, 0x1.e9f4156c62ddap-1, -0x1.4135c94176601p-2, 0x1.e6288ec48e112p-1,
    -0x1.58f9a75ab1fddp-2, 0x1.e212104f686e5p-1, -0x1.7088530fa459fp-2, 0x1.ddb13b6ccc23cp-1,
    -0x1.87de2a6aea963p-2, 0x1.d906bcf328d46p-1, -0x1.9ef7943a8ed8ap-2, 0x1.d4134d14dc93ap-1,
    -0x1.b5d1009e15ccp-2, 0x1.ced7af43cc773p-1, -0x1.cc66e9931c45ep-2, 0x1.c954b213411f5p-1,
    -0x1.e2b5d3806f63bp-2, 0x1.c38b2f180bdb1p-1, -0x1.f8ba4dbf89abap-2, 0x1.bd7c0ac6f952ap-1,
    -0x1.073879922ffeep-1, 0x1.b728345196e3ep-1, -0x1.11eb3541b4b23p-1, 0x1.b090a581502p-1,
    -0x1.1c73b39ae68c8p-1, 0x1.a9b66290ea1a3p-1, -0x1.26d054cdd12dfp-1, 0x1.a29a7a0462782p-1,
    -0x1.30ff7fce17035p-1, 0x1.9b3e047f38741p-1, -0x1.3affa292050b9p-1, 0x1.93a22499263fbp-1,
    -0x1.44cf325091dd6p-1, 0x1.8bc806b151741p-1, -0x1.4e6cabbe3e5e9p-1, 0x1.83b0e0bff976ep-1,
    -0x1.57d69348cecap-1, 0x1.7b5df226aafafp-1, -0x1.610b7551d2cdfp-1, 0x1.72d0837efff96p-1,
    -0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1, -0x1.72d0837efff96p-1, 0x1.610b7551d2cdfp-1,
    -0x1.7b5df226aafafp-1, 0x1.57d69348cecap-1, -0x1.83b0e0bff976ep-1, 0x1.4e6cabbe3e5e9p-1,
    -0x1.8bc806b151741p-1, 0x1.44cf325091dd6p-1, -0x1.93a22499263fbp-1, 0x1.3affa292050b9p-1,
    -0x1.9b3e047f38741p-1, 0x1.30ff7fce17035p-1, -0x1.a29a7a0462782p-1, 0x1.26d054cdd12dfp-1,
    -0x1.a9b66290ea1a3p-1, 0x1.1c73b39ae68c8p-1, -0x1.b090a581502p-1, 0x1.11eb3541b4b23p-1,
    -0x1.b728345196e3ep-1, 0x1.073879922ffeep-1, -0x1.bd7c0ac6f952ap-1, 0x1.f8ba4dbf89abap-2,
    -0x1.c38b2f180bdb1p-1, 0x1.e2b5d3806f63bp-2, -0x1.c954b213411f5p-1, 0x1.cc66e9931c45ep-2,
    -0x1.ced7af43cc773p-1, 0x1.b5d1009e15ccp-2, -0x1.d4134d14dc93ap-1, 0x1.9ef7943a8ed8ap-2,
    -0x1.d906bcf328d46p-1, 0x1.87de2a6aea963p-2, -0x1.ddb13b6ccc23cp-1, 0x1.7088530fa459fp-2,
    -0x1.e212104f686e5p-1, 0x1.58f9a75ab1fddp-2, -0x1.e6288ec48e112p-1, 0x1.4135c94176601p-2,
    -0x1.e9f4156c62ddap-1, 0x1.294062ed59f06p-2, -0x1.ed740e7684963p-1, 0x1.111d262b1f677p-2,
    -0x1.f0a7efb9230d7p-1, 0x1.f19f97b215f1bp-3, -0x1.f38f3ac64e589p-1, 0x1.c0b826a7e4f63p-3,
    -0x1.f6297cff75cbp-1, 0x1.8f8b83c69a60bp-3, -0x1.f8764fa714ba9p-1, 0x1.5e214448b3fc6p-3,
    -0x1.fa7557f08a517p-1, 0x1.2c8106e8e613ap-3, -0x1.fc26470e19fd3p-1, 0x1.f564e56a9730ep-4,
    -0x1.fd88da3d12526p-1, 0x1.917a6bc29b42cp-4, -0x1.fe9cdad01883ap-1, 0x1.2d52092ce19f6p-4,
    -0x1.ff621e3796d7ep-1, 0x1.91f65f10dd814p-5, -0x1.ffd886084cd0dp-1, 0x1.92155f7a3667ep-6,
    -0x1p0, 0x0p0, -0x1.ffd886084cd0dp-1, -0x1.92155f7a3667ep-6,
    -0x1.ff621e3796d7ep-1, -0x1.91f65f10dd814p-5, -0x1.fe9cdad01883ap-1, -0x1.2d52092ce19f6p-4,
    -0x1.fd88da3d12526p-1, -0x1.917a6bc29b42cp-4, -0x1.fc26470e19fd3p-1, -0x1.f564e56a9730ep-4,
    -0x1.fa7557f08a517p-1, -0x1.2c8106e8e613ap-3, -0x1.f8764fa714ba9p-1, -0x1.5e214448b3fc6p-3,
    -0x1.f6297cff75cbp-1, -0x1.8f8b83c69a60bp-3, -0x1.f38f3ac64e589p-1, -0x1.c0b826a7e4f63p-3,
    -0x1.f0a7efb9230d7p-1, -0x1.f19f97b215f1bp-3, -0x1.ed740e7684963p-1, -0x1.111d262b1f677p-2,
    -0x1.e9f4156c62ddap-1, -0x1.294062ed59f06p-2, -0x1.e6288ec48e112p-1, -0x1.4135c94176601p-2,
    -0x1.e212104f686e5p-1, -0x1.58f9a75ab1fddp-2, -0x1.ddb13b6ccc23cp-1, -0x1.7088530fa459fp-2,
    -0x1.d906bcf328d46p-1, -0x1.87de2a6aea963p-2, -0x1.d4134d14dc93ap-1, -0x1.9ef7943a8ed8ap-2,
    -0x1.ced7af43cc773p-1, -0x1.b5d1009e15ccp-2, -0x1.c954b213411f5p-1, -0x1.cc66e9931c45ep-2,
    -0x1.c38b2f180bdb1p-1, -0x1.e2b5d3806f63bp-2, -0x1.bd7c0ac6f952ap-1, -0x1.f8ba4dbf89abap-2,
    -0x1.b728345196e3ep-1, -0x1.073879922ffeep-1, -0x1.b090a581502p-1, -0x1.11eb3541b4b23p-1,
    -0x1.a9b66290ea1a3p-1, -0x1.1c73b39ae68c8p-1, -0x1.a29a7a0462782p-1, -0x1.26d054cdd12dfp-1,
    -0x1.9b3e047f38741p-1, -0x1.30ff7fce17035p-1, -0x1.93a22499263fbp-1, -0x1.3affa292050b9p-1,
    -0x1.8bc806b151741p-1, -0x1.44cf325091dd6p-1, -0x1.83b0e0bff976ep-1, -0x1.4e6cabbe3e5e9p-1,
    -0x1.7b5df226aafafp-1, -0x1.57d69348cecap-1, -0x1.72d0837efff96p-1, -0x1.610b7551d2cdfp-1,
    -0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, -0x1.610b7551d2cdfp-1, -0x1.72d0837efff96p-1,
    -0x1.57d69348cecap-1, -0x1.7b5df226aafafp-1, -0x1.4e6cabbe3e5e9p-1, -0x1.83b0e0bff976ep-1,
    -0x1.44cf325091dd6p-1, -0x1.8bc806b151741p-1, -0x1.3affa292050b9p-1, -0x1.93a22499263fbp-1,
    -0x1.30ff7fce17035p-1, -0x1.9b3e047f38741p-1, -0x1.26d054cdd12dfp-1, -0x1.a29a7a0462782p-1,
    -0x1.1c73b39ae68c8p-1, -0x1.a9b66290ea1a3p-1, -0x1.11eb3541b4b23p-1, -0x1.b090a581502p-1,
    -0x1.073879922ffeep-1, -0x1.b728345196e3ep-1, -0x1.f8ba4dbf89abap-2, -0x1.bd7c0ac6f952ap-1,
    -0x1.e2b5d3806f63bp-2, -0x1.c38b2f180bdb1p-1, -0x1.cc66e9931c45ep-2, -0x1.c954b213411f5p-1,
    -0x1.b5d1009e15ccp-2, -0x1.ced7af43cc773p-1, -0x1.9ef7943a8ed8ap-2, -0x1.d4134d14dc93ap-1,
    -0x1.87de2a6aea963p-2, -0x1.d906bcf328d46p-1, -0x1.7088530fa459fp-2, -0x1.ddb13b6ccc23cp-1,
    -0x1.58f9a75ab1fddp-2, -0x1.e212104f686e5p-1, -0x1.4135c94176601p-2, -0x1.e6288ec48e112p-1,
    -0x1.294062ed59f06p-2, -0x1.e9f4156c62ddap-1, -0x1.111d262b1f677p-2, -0x1.ed740e7684963p-1,
    -0x1.f19f97b215f1bp-3, -0x1.f0a7efb9230d7p-1, -0x1.c0b826a7e4f63p-3, -0x1.f38f3ac64e589p-1,
    -0x1.8f8b83c69a60bp-3, -0x1.f6297cff75cbp-1, -0x1.5e214448b3fc6p-3, -0x1.f8764fa714ba9p-1,
    -0x1.2c8106e8e613ap-3, -0x1.fa7557f08a517p-1, -0x1.f564e56a9730ep-4, -0x1.fc26470e19fd3p-1,
    -0x1.917a6bc29b42cp-4, -0x1.fd88da3d12526p-1, -0x1.2d52092ce19f6p-4, -0x1.fe9cdad01883ap-1,
    -0x1.91f65f10dd814p-5, -0x1.ff621e3796d7ep-1, -0x1.92155f7a3667ep-6, -0x1.ffd886084cd0dp-1,
    0x0p0, -0x1p0, 0x1.92155f7a3667ep-6, -0x1.ffd886084cd0dp-1,
    0x1.91f65f10dd814p-5, -0x1.ff621e3796d7ep-1, 0x1.2d52092ce19f6p-4, -0x1.fe9cdad01883ap-1,
    0x1.917a6bc29b42cp-4, -0x1.fd88da3d12526p-1, 0x1.f564e56a9730ep-4, -0x1.fc26470e19fd3p-1,
    0x1.2c8106e8e613ap-3, -0x1.fa7557f08a517p-1, 0x1.5e214448b3fc6p-3, -0x1.f8764fa714ba9p-1,
    0x1.8f8b83c69a60bp-3, -0x1.f6297cff75cbp-1, 0x1.c0b826a7e4f63p-3, -0x1.f38f3ac64e589p-1,
    0x1.f19f97b215f1bp-3, -0x1.f0a7efb9230d7p-1, 0x1.111d262b1f677p-2, -0x1.ed740e7684963p-1,
    0x1.294062ed59f06p-2, -0x1.e9f4156c62ddap-1, 0x1.4135c94176601p-2, -0x1.e6288ec48e112p-1,
    0x1.58f9a75ab1fddp-2, -0x1.e212104f686e5p-1, 0x1.7088530fa459fp-2, -0x1.ddb13b6ccc23cp-1,
    0x1.87de2a6aea963p-2, -0x1.d906bcf328d46p-1, 0x1.9ef7943a8ed8ap-2, -0x1.d4134d14dc93ap-1,
    0x1.b5d1009e15ccp-2, -0x1.ced7af43cc773p-1, 0x1.cc66e9931c45ep-2, -0x1.c954b213411f5p-1,
    0x1.e2b5d3806f63bp-2, -0x1.c38b2f180bdb1p-1, 0x1.f8ba4dbf89abap-2, -0x1.bd7c0ac6f952ap-1,
    0x1.073879922ffeep-1, -0x1.b728345196e3ep-1, 0x1.11eb3541b4b23p-1, -0x1.b090a581502p-1,
    0x1.1c73b39ae68c8p-1, -0x1.a9b66290ea1a3p-1, 0x1.26d054cdd12dfp-1, -0x1.a29a7a0462782p-1,
    0x1.30ff7fce17035p-1, -0x1.9b3e047f38741p-1, 0x1.3affa292050b9p-1, -0x1.93a22499263fbp-1,
    0x1.44cf325091dd6p-1, -0x1.8bc806b151741p-1, 0x1.4e6cabbe3e5e9p-1, -0x1.83b0e0bff976ep-1,
    0x1.57d69348cecap-1, -0x1.7b5df226aafafp-1, 0x1.610b7551d2cdfp-1, -0x1.72d0837efff96p-1,
    0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, 0x1.72d0837efff96p-1, -0x1.610b7551d2cdfp-1,
    0x1.7b5df226aafafp-1, -0x1.57d69348cecap-1, 0x1.83b0e0bff976ep-1, -0x1.4e6cabbe3e5e9p-1,
    0x1.8bc806b151741p-1, -0x1.44cf325091dd6p-1, 0x1.93a22499263fbp-1, -0x1.3affa292050b9p-1,
    0x1.9b3e047f38741p-1, -0x1.30ff7fce17035p-1, 0x1.a29a7a0462782p-1, -0x1.26d054cdd12dfp-1,
    0x1.a9b66290ea1a3p-1, -0x1.1c73b39ae68c8p-1, 0x1.b090a581502p-1, -0x1.11eb3541b4b23p-1,
    0x1.b728345196e3ep-1, -0x1.073879922ffeep-1, 0x1.bd7c0ac6f952ap-1, -0x1.f8ba4dbf89abap-2,
    0x1.c38b2f180bdb1p-1, -0x1.e2b5d3806f63bp-2, 0x1.c954b213411f5p-1, -0x1.cc66e9931c45ep-2,
    0x1.ced7af43cc773p-1, -0x1.b5d1009e15ccp-2, 0x1.d4134d14dc93ap-1, -0x1.9ef7943a8ed8ap-2,
    0x1.d906bcf328d46p-1, -0x1.87de2a6aea963p-2, 0x1.ddb13b6ccc23cp-1, -0x1.7088530fa459fp-2,
    0x1.e212104f686e5p-1, -0x1.58f9a75ab1fddp-2, 0x1.e6288ec48e112p-1, -0x1.4135c94176601p-2,
    0x1.e9f4156c62ddap-1, -0x1.294062ed59f06p-2, 0x1.ed740e7684963p-1, -0x1.111d262b1f677p-2,
    0x1.f0a7efb9230d7p-1, -0x1.f19f97b215f1bp-3, 0x1.f38f3ac64e589p-1, -0x1.c0b826a7e4f63p-3,
    0x1.f6297cff75cbp-1, -0x1.8f8b83c69a60bp-3, 0x1.f8764fa714ba9p-1, -0x1.5e214448b3fc6p-3,
    0x1.fa7557f08a517p-1, -0x1.2c8106e8e613ap-3, 0x1.fc26470e19fd3p-1, -0x1.f564e56a9730ep-4,
    0x1.fd88da3d12526p-1, -0x1.917a6bc29b42cp-4, 0x1.fe9cdad01883ap-1, -0x1.2d52092ce19f6p-4,
    0x1.ff621e3796d7ep-1, -0x1.91f65f10dd814p-5, 0x1.ffd886084cd0dp-1, -0x1.92155f7a3667ep-6,
  ]
}
