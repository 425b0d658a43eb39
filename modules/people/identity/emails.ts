import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'

/** The query of a link: its token and the page to open afterwards. */
const buildLinkQuery = (token: string, redirect: string | undefined) =>
  new URLSearchParams({ token, ...(redirect ? { redirect } : {}) })

/** The e-mail with the activation link. */
// It contains no name: anyone can register with any name and another person's address.
export const writeActivationEmail = (
  storeName: string,
  token: string,
  redirect?: string,
): Email => ({
  subject: `Aktifkan akun ${storeName} Anda`,
  paragraphs: [
    `Terima kasih sudah mendaftar di ${storeName}. Tinggal satu langkah: buka tautan di bawah ini untuk mengaktifkan akun Anda.`,
    'Tautan ini berlaku selama 48 jam. Bila Anda tidak merasa mendaftar, abaikan saja pesan ini.',
  ],
  link: {
    label: 'Aktifkan akun',
    path: `/activation?${buildLinkQuery(token, redirect)}`,
  },
})

/**
 * The activation e-mail for an address that is registered a second time. We cannot tell whether the same person did it.
 */
export const writeRepeatedActivationEmail = (
  storeName: string,
  { token, at, redirect }: { token: string; at: string; redirect: string | undefined },
): Email => ({
  subject: `Email Anda didaftarkan lagi di ${storeName}`,
  paragraphs: [
    `Pada ${at} email ini didaftarkan sekali lagi di ${storeName}, dengan kata sandi yang ditulis saat itu. Bila itu Anda, buka tautan di bawah ini; kata sandi itu yang berlaku.`,
    'Bila bukan Anda, jangan buka tautan ini. Pendaftaran Anda sendiri tetap bisa diaktifkan dengan tautan di email kami sebelumnya.',
    'Tautan ini berlaku selama 48 jam.',
  ],
  link: {
    label: 'Aktifkan pendaftaran ini',
    path: `/activation?${buildLinkQuery(token, redirect)}`,
  },
})

/** Notifies an owner that their address was used to register again. */
export const writeAlreadyRegisteredEmail = (storeName: string): Email => ({
  subject: 'Ada yang mencoba mendaftar dengan email Anda',
  paragraphs: [
    `Baru saja ada yang mencoba membuat akun ${storeName} dengan alamat email ini. Anda sudah punya akun, jadi tidak ada yang berubah.`,
    'Bila itu Anda, silakan masuk seperti biasa. Bila bukan, Anda tidak perlu melakukan apa-apa.',
  ],
  link: { label: 'Masuk', path: '/login' },
})

/** The e-mail with the password reset link. */
export const writePasswordResetEmail = (
  storeName: string,
  token: string,
  redirect?: string,
): Email => ({
  subject: `Atur ulang kata sandi ${storeName}`,
  paragraphs: [
    'Ada yang meminta tautan untuk mengatur ulang kata sandi akun ini. Buka tautan di bawah ini untuk memilih kata sandi baru.',
    'Tautan ini berlaku selama 1 jam dan hanya sekali pakai. Bila bukan Anda yang meminta, abaikan saja: kata sandi Anda tidak berubah.',
  ],
  link: {
    label: 'Pilih kata sandi baru',
    path: `/reset-password?${buildLinkQuery(token, redirect)}`,
  },
})

/** Notifies an owner of a changed password, and what to do if it was not them. */
export const writePasswordChangedEmail = (storeName: string, at: string): Email => ({
  subject: `Kata sandi ${storeName} Anda diganti`,
  paragraphs: [
    `Kata sandi akun Anda diganti pada ${at}. Semua peranti lain sudah kami keluarkan.`,
    'Bila bukan Anda yang menggantinya, segera minta tautan untuk mengatur ulang kata sandi.',
  ],
  link: { label: 'Bukan saya, atur ulang', path: '/forgot' },
})

/** Notifies an owner that strangers are guessing their password and have to wait. */
export const writeGuessedPasswordEmail = (
  storeName: string,
  { at, resetPath }: { at: string; resetPath: string },
): Email => ({
  subject: `Ada yang menebak kata sandi ${storeName} Anda`,
  paragraphs: [
    `Pada ${at} ada yang berkali-kali mencoba masuk ke akun Anda dengan kata sandi yang salah. Kami menghentikannya selama 15 menit. Kata sandi Anda tidak berubah, dan tidak ada yang masuk.`,
    'Peranti yang pernah Anda pakai tetap bisa masuk. Di peranti baru, tunggu sebentar atau atur ulang kata sandi.',
    'Bila kata sandi Anda mudah ditebak atau dipakai di tempat lain, gantilah. Dalam sehari kami mengirim pesan ini paling banyak sekali.',
  ],
  link: { label: 'Atur ulang kata sandi', path: resetPath },
})

/** The e-mail with the link that verifies an address. */
export const writeAddressVerificationEmail = (storeName: string, token: string): Email => ({
  subject: `Pastikan email ${storeName} Anda`,
  paragraphs: [
    'Buka tautan di bawah ini supaya kami tahu email ini benar milik Anda.',
    'Tautan ini berlaku selama 48 jam. Bila bukan Anda yang memintanya, abaikan saja.',
  ],
  link: { label: 'Ini email saya', path: `/activation?token=${token}` },
})

/** Notifies an owner that Google is now linked to their account, and how to undo it. */
export const writeGoogleLinkedEmail = (storeName: string, at: string): Email => ({
  subject: `Akun ${storeName} Anda tersambung dengan Google`,
  paragraphs: [
    `Pada ${at} ada yang masuk ke akun Anda dengan akun Google beralamat email ini. Mulai sekarang Anda dapat masuk dengan Google maupun dengan kata sandi.`,
    'Bila bukan Anda, segera atur ulang kata sandi: sambungan dengan Google ikut terputus.',
  ],
  link: { label: 'Bukan saya, atur ulang', path: '/forgot' },
})

/** Notifies a buyer that their account is suspended, and why. */
export const writeAccountSuspendedEmail = (storeName: string, reason: string): Email => ({
  subject: `Akun ${storeName} Anda ditangguhkan`,
  paragraphs: [
    `Akun ${storeName} Anda kami tangguhkan, dan semua peranti sudah dikeluarkan. Alasannya:`,
    reason,
    'Bila menurut Anda ini keliru, hubungi kami.',
  ],
})

/** Notifies a buyer that their account is active again. */
export const writeAccountReinstatedEmail = (storeName: string): Email => ({
  subject: `Akun ${storeName} Anda aktif kembali`,
  paragraphs: [`Penangguhan akun ${storeName} Anda sudah kami buka. Silakan masuk seperti biasa.`],
  link: { label: 'Masuk', path: '/login' },
})
