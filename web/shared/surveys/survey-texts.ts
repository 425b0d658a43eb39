import type { PopupForm } from '#modules/content/surveys/popup-rules.ts'
import { GENERAL_INVITATION } from './general-invitation.ts'

type SurveyText = {
  title: string
  intro: string
  /** Heading and text once the answers are stored. */
  thanks: string
  thanksText: string
  /** What the buyer sends in the messaging app. */
  message: string
}

export const SURVEY_TEXTS: Readonly<Record<PopupForm, SurveyText>> = {
  general_survey: {
    ...GENERAL_INVITATION,
    thanks: 'Terima kasih',
    thanksText: 'Jawaban Anda sudah kami terima. WhatsApp segera terbuka.',
    message: 'Halo, saya baru mengisi formulir bantuan. Saya butuh bantuan mencari bahan bangunan.',
  },
  triplek_survey: {
    title: 'Survei triplek',
    intro: 'Bantu kami melengkapi pilihan triplek. Hanya beberapa pertanyaan.',
    thanks: 'Terima kasih',
    thanksText:
      'Jawaban Anda sudah kami terima. Masih ada yang ingin ditanyakan soal triplek? Kirim pesan kepada kami.',
    message: 'Halo, saya baru mengisi survei triplek dan ingin bertanya.',
  },
  purchase_feedback: {
    title: 'Bagaimana pesanan Anda?',
    intro: 'Penilaian Anda dibaca tim gudang dan pengiriman.',
    thanks: 'Terima kasih',
    thanksText:
      'Penilaian Anda sudah kami terima. Bila ada yang belum beres, kirim pesan kepada kami.',
    message: 'Halo, saya ingin menyampaikan sesuatu tentang pesanan saya.',
  },
}
