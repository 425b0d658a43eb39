import { EMPTY_ANSWER, type SurveyForm } from './rules.ts'

/** A question that is answered by choosing; what fits none of its choices was written by the person. */
type ChoiceField = { choices: readonly string[]; isMultiple?: true; isNumber?: true }

/** The choices that the dialogs of surveys offer, by the field that stores what was chosen. */
export const SURVEY_CHOICES = {
  contact: {},
  partnership: {},
  general_survey: {
    currentJob: {
      choices: [
        'Kontraktor',
        'Mandor atau tukang',
        'Arsitek atau desainer',
        'Bagian pembelian',
        'Pemilik toko bangunan',
        'Pemilik rumah',
      ],
    },
    selectedMaterials: {
      isMultiple: true,
      choices: [
        'Semen dan mortar',
        'Besi beton',
        'Triplek dan kayu',
        'Bata dan panel',
        'Atap dan rangka',
        'Pipa dan sanitasi',
        'Cat',
      ],
    },
    projectLocation: { choices: ['Jakarta', 'Bogor', 'Depok', 'Tangerang', 'Bekasi'] },
  },
  triplek_survey: {
    timeToNeed: { choices: ['Minggu ini', 'Bulan ini', '1–3 bulan lagi', 'Belum tahu'] },
    compareToOthers: {
      choices: ['Lebih murah', 'Sama saja', 'Lebih mahal', 'Belum membandingkan'],
    },
    decisionToBuy: {
      choices: ['Harga', 'Mutu', 'Ongkos kirim', 'Stok siap kirim', 'Pembayaran tempo'],
    },
    reminderConsent: { choices: ['Ya', 'Tidak'] },
  },
  purchase_feedback: { rating: { choices: ['1', '2', '3', '4', '5'], isNumber: true } },
} as const satisfies Record<SurveyForm, Record<string, ChoiceField>>

/** The questions of a form that are answered by choosing, with the names of their fields. */
export const listChoiceFields = (form: SurveyForm): [name: string, field: ChoiceField][] =>
  Object.entries<ChoiceField>(SURVEY_CHOICES[form])

/** What joins several choices into one stored text. */
export const CHOICE_SEPARATOR = ', '

type GivenAnswer = { value: string; count: number }

/**
 * How often each choice was taken, out of stored answers and how often each was given. An answer with words of
 * the person's own counts once as `own`, however many commas those words have; the average is that of numbers.
 */
export function tallyAnswers(
  { choices, isMultiple, isNumber }: ChoiceField,
  given: readonly GivenAnswer[],
) {
  const counts = new Map(choices.map((choice) => [choice, 0]))
  let answered = 0
  let own = 0
  let sum = 0
  for (const { value, count } of given) {
    if (value === EMPTY_ANSWER) continue
    answered += count
    const parts = isMultiple ? value.split(CHOICE_SEPARATOR) : [value]
    for (const part of new Set(parts))
      if (counts.has(part)) counts.set(part, counts.get(part)! + count)
    if (parts.some((part) => !counts.has(part))) own += count
    if (isNumber) sum += Number(value) * count
  }
  return {
    answered,
    own,
    choices: [...counts].map(([choice, count]) => ({ choice, count })),
    average: isNumber && answered > 0 ? sum / answered : null,
  }
}
