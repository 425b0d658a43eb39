import type { Email } from '#modules/foundation/notifications/rules/email-template.ts'

/** What a link carries: its token, and where to go on once it has opened. */
const buildLinkQuery = (token: string, redirect: string | undefined) =>
  new URLSearchParams({ token, ...(redirect ? { redirect } : {}) })

/** The letter with the link that makes an account active. */
// It names nobody: whoever registers could write anything there, to anyone's address.
export const activationEmail = (storeName: string, token: string, redirect?: string): Email => ({
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

/** Tells an owner that their address was used to register again. */
export const alreadyRegisteredEmail = (storeName: string): Email => ({
  subject: 'Ada yang mencoba mendaftar dengan email Anda',
  paragraphs: [
    `Baru saja ada yang mencoba membuat akun ${storeName} dengan alamat email ini. Anda sudah punya akun, jadi tidak ada yang berubah.`,
    'Bila itu Anda, silakan masuk seperti biasa. Bila bukan, Anda tidak perlu melakukan apa-apa.',
  ],
  link: { label: 'Masuk', path: '/login' },
})

/** The letter with the link to choose a new password. */
export const passwordResetEmail = (storeName: string, token: string, redirect?: string): Email => ({
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

/** Tells an owner that their password was changed, and what to do if it was not them. */
export const passwordChangedEmail = (storeName: string, at: string): Email => ({
  subject: `Kata sandi ${storeName} Anda diganti`,
  paragraphs: [
    `Kata sandi akun Anda diganti pada ${at}. Semua peranti lain sudah kami keluarkan.`,
    'Bila bukan Anda yang menggantinya, segera minta tautan untuk mengatur ulang kata sandi.',
  ],
  link: { label: 'Bukan saya, atur ulang', path: '/forgot' },
})

/** The link that proves that an address is read by the account's owner. */
export const addressVerificationEmail = (storeName: string, token: string): Email => ({
  subject: `Pastikan email ${storeName} Anda`,
  paragraphs: [
    'Buka tautan di bawah ini supaya kami tahu email ini benar milik Anda.',
    'Tautan ini berlaku selama 48 jam. Bila bukan Anda yang memintanya, abaikan saja.',
  ],
  link: { label: 'Ini email saya', path: `/activation?token=${token}` },
})

/** Tells an owner that Google opens their account from now on, and how to end that. */
export const googleLinkedEmail = (storeName: string, at: string): Email => ({
  subject: `Akun ${storeName} Anda tersambung dengan Google`,
  paragraphs: [
    `Pada ${at} ada yang masuk ke akun Anda dengan akun Google beralamat email ini. Mulai sekarang Anda dapat masuk dengan Google maupun dengan kata sandi.`,
    'Bila bukan Anda, segera atur ulang kata sandi: sambungan dengan Google ikut terputus.',
  ],
  link: { label: 'Bukan saya, atur ulang', path: '/forgot' },
})

/** Tells a buyer that staff have closed their account for now, and why. */
export const accountSuspendedEmail = (storeName: string, reason: string): Email => ({
  subject: `Akun ${storeName} Anda ditangguhkan`,
  paragraphs: [
    `Akun ${storeName} Anda kami tangguhkan, dan semua peranti sudah dikeluarkan. Alasannya:`,
    reason,
    'Bila menurut Anda ini keliru, hubungi kami.',
  ],
})

/** Tells a buyer that they may come in again. */
export const accountReinstatedEmail = (storeName: string): Email => ({
  subject: `Akun ${storeName} Anda aktif kembali`,
  paragraphs: [`Penangguhan akun ${storeName} Anda sudah kami buka. Silakan masuk seperti biasa.`],
  link: { label: 'Masuk', path: '/login' },
})
