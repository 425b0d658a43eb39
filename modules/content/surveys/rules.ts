/** What one field of a form takes; `label` is for staff, in lists and exports. */
type SurveyField = {
  label: string
  max: number
  isOptional?: true
  kind?: 'email' | 'phone' | 'numeric'
}

const field = (label: string, max = 200): SurveyField => ({ label, max })
const optional = (label: string, max = 200): SurveyField => ({ label, max, isOptional: true })

/**
 * The tables of the survey service with the fields of each (specification, calls §3). Their order is that of an
 * export's columns.
 */
export const SURVEY_FORMS = {
  contact: {
    label: 'Hubungi kami',
    fields: {
      name: field('Nama', 100),
      email: { ...field('Email', 200), kind: 'email' },
      subject: field('Perihal', 150),
      desc: field('Pesan', 2000),
    },
  },
  partnership: {
    label: 'Kemitraan',
    fields: {
      companyName: field('Nama perusahaan', 150),
      picName: field('Nama penanggung jawab', 100),
      email: { ...field('Email', 200), kind: 'email' },
      phone: { ...field('Nomor telepon', 20), kind: 'phone' },
      address: field('Alamat', 500),
      desc: field('Keterangan', 2000),
    },
  },
  general_survey: {
    label: 'Survei umum',
    fields: {
      nickname: field('Nama panggilan', 100),
      phone: { ...field('Nomor telepon', 20), kind: 'phone' },
      companyName: optional('Nama perusahaan', 150),
      currentJob: field('Pekerjaan', 100),
      selectedMaterials: field('Bahan yang dicari', 500),
      materialDetails: optional('Rincian bahan', 1000),
      projectLocation: field('Lokasi proyek', 200),
    },
  },
  triplek_survey: {
    label: 'Survei triplek',
    fields: {
      timeToNeed: optional('Kapan dibutuhkan', 100),
      compareToOthers: field('Dibanding toko lain', 500),
      decisionToBuy: field('Penentu membeli', 500),
      reminderConsent: field('Boleh diingatkan', 50),
      name: field('Nama', 100),
      phone: { ...field('Nomor telepon', 20), kind: 'phone' },
      companyName: optional('Nama perusahaan', 150),
    },
  },
  purchase_feedback: {
    label: 'Setelah membeli',
    fields: {
      orderNumber: field('Nomor pesanan', 40),
      rating: { ...field('Nilai 1–5', 1), kind: 'numeric' },
      desc: optional('Ulasan', 2000),
    },
  },
} as const satisfies Record<string, { label: string; fields: Record<string, SurveyField> }>

export type SurveyForm = keyof typeof SURVEY_FORMS
export const surveyForms = Object.keys(SURVEY_FORMS) as [SurveyForm, ...SurveyForm[]]

/** The value of an answer that was left out (specification, surveys). */
export const EMPTY_ANSWER = '-'

type Given = Readonly<Record<string, string | undefined>>

/** The fields of a form as they are stored, or what is wrong with them by field. */
export function readAnswers(
  form: SurveyForm,
  given: Given,
): { answers: Record<string, string> } | { errors: Record<string, string> } {
  const answers: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const [name, rule] of Object.entries<SurveyField>(SURVEY_FORMS[form].fields)) {
    const value = (given[name] ?? '').trim()
    const isEmpty = value === '' || value === EMPTY_ANSWER
    const problem = isEmpty
      ? rule.isOptional
        ? undefined
        : `Isi ${rule.label.toLocaleLowerCase('id-ID')}.`
      : findProblem(value, rule)
    if (problem) errors[name] = problem
    answers[name] = isEmpty ? EMPTY_ANSWER : rule.kind === 'phone' ? toDigits(value) : value
  }
  return Object.keys(errors).length > 0 ? { errors } : { answers }
}

function findProblem(value: string, { kind, max }: SurveyField): string | undefined {
  if (value.length > max) return `Paling banyak ${max} karakter.`
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    return 'Tulis alamat email yang benar, misalnya nama@contoh.id.'
  if (kind === 'phone' && !/^\d{8,15}$/.test(toDigits(value)))
    return 'Tulis nomor telepon dengan angka, misalnya 081234567890.'
  if (kind === 'numeric' && !/^[1-5]$/.test(value)) return 'Pilih nilai 1 sampai 5.'
  return undefined
}

/** `+62 812-9041 7735` is 6281290417735: the survey service takes numbers only (specification §6). */
const toDigits = (phone: string): string => phone.replace(/^\+|[\s().-]/g, '')
