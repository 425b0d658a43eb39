/**
 * The query fields by which a link signs its reader in, or acts in their name: activation, reset and
 * verification (`token`), a company's invitation (`undangan`), the end of a product alert (`berhenti`),
 * a guest's link to a negotiation (`tawaran`), a driver's link (`tautan`), a
 * recipient's link to a delivery (`kode`).
 */
const SECRET_FIELDS = ['token', 'undangan', 'berhenti', 'tawaran', 'tautan', 'kode']
const MASK = '••••••'
// `&amp;` in HTML.
const SECRET = new RegExp(`([?&](?:amp;)?(?:${SECRET_FIELDS.join('|')})=)[^&\\s"'<>]+`, 'g')

/** A code that verifies a phone number. */
const CODE = /\b\d{6}(?= adalah kode verifikasi)/g

/** The text with its codes and the secrets of its links masked: a reader cannot use them. */
export const maskSecrets = (text: string): string =>
  text.replace(SECRET, `$1${MASK}`).replace(CODE, MASK)
