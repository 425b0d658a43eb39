/** What the buyer reads when a person takes over. */
export const writeTakeOver = (name: string): string =>
  `Halo, saya ${name} dari toko. Saya lanjutkan percakapan ini; silakan tulis pertanyaannya.`

/** What the buyer reads when the assistant goes on. */
export const writeHandBack = (): string =>
  'Asisten melanjutkan percakapan ini. Daftar barang tadi tetap tersimpan.'
