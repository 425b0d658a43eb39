import { findChosen } from '../track/dialogue.ts'
import type { ReplyPlan } from './choose-reply.ts'
import { nameOption } from './describe-item.ts'
import { formatAmount } from './write-answer.ts'

/** What was not understood of goods on the list, and that they stay as they are. */
export const writeMisread = ({ misread }: Pick<ReplyPlan, 'misread'>): string[] =>
  misread.flatMap(({ item, words }) => {
    const chosen = findChosen(item)
    if (!chosen) return []
    const why = SIZE.test(words)
      ? `Yang “${words}” tidak ada`
      : `Bagian “${words}” belum saya mengerti`
    return [
      `${why}, jadi ${nameOption(chosen)} tetap ${formatAmount(chosen.qty, chosen.unit)}. Tulis ukuran atau jumlahnya bila mau diubah.`,
    ]
  })

/** A size that nothing has was understood. */
const SIZE = /^\d[\d.,x/]*\s?(?:mm|cm|m|meter|kg|kilo|gram|liter|watt|inch|inci)$/iu
