/**
 * The screens with forms that take longer than a few seconds to fill. `screens.test.ts` finds them on
 * all screens, so that a new one has to be named here; `drafts.test.ts` fills every one of them.
 */
export const SCREENS_WITH_FORMS: ReadonlySet<string> = new Set([
  'home',
  'kategori-dua',
  'produk',
  'pesan-cepat',
  'pencarian',
  'checkout',
  'checkout-bayar',
  'sub-kategori-dengan-ongkir',
  'backoffice-produk-massal',
  'transfer',
  'upo-kirim',
  'negosiasi-ajukan',
  'negosiasi-satu',
  'negosiasi-pesan',
  'backoffice-negosiasi-satu',
  'backoffice-negosiasi-baru',
  'activation',
  'forgot',
  'register-retail',
  'register-bisnis',
  'upgrade-account',
  'profile',
  'alamat-isian',
  'transaksi-satu',
  'backoffice-pesanan-satu',
  'backoffice-upo-satu',
  'backoffice-produk',
  'backoffice-produk-satu',
  'backoffice-kategori',
  'backoffice-kategori-satu',
  'backoffice-merek-satu',
  'backoffice-harga',
  'backoffice-harga-satu',
  'backoffice-pencarian',
  'backoffice-pengaturan',
  'backoffice-akun-satu',
  'backoffice-staf',
  'backoffice-staf-satu',
  'backoffice-sandi',
  'backoffice-stok',
])

/** Sign-in stores nothing: its e-mail address is not worth it, its password must not be stored. */
export const SCREENS_THAT_KEEP_NOTHING: ReadonlySet<string> = new Set(['login', 'backoffice-login'])
