import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, sen, type Money } from '#platform/money.ts'
import { nameOption } from './describe-item.ts'
import { computeTotal } from './list-total.ts'
import type { ReplyFacts } from './reply-facts.ts'
import { findChosen, isComplete, type DialogueItem, type GoodsOption } from '../track/dialogue.ts'

const rupiah = (amount: Money): string => formatRupiah(moneyToJson(amount))

/** What a budget is enough for: how many of goods that lack a quantity, else what it leaves of the list. */
export function writeBudget(items: readonly DialogueItem[], facts: ReplyFacts): string[] {
  const { budget } = facts
  if (budget === null) return []
  const [only] = items
  const option = only && items.length === 1 && only.qty === null ? findChosen(only) : undefined
  if (option) return [writeAffordable(option, budget)]
  const said = `Anggarannya ${rupiah(budget)}.`
  if (!items.some(isComplete))
    return [`${said} Totalnya saya bandingkan begitu barang dan jumlahnya ada.`]
  const total = computeTotal(items, facts)
  const rest = budget - total
  return [
    rest >= 0
      ? `Total sementara ${rupiah(total)}, masih sisa ${rupiah(sen(rest))} dari anggaran ${rupiah(budget)}, belum termasuk ongkos kirim.`
      : `Total sementara ${rupiah(total)}, lebih ${rupiah(sen(-rest))} dari anggaran ${rupiah(budget)}. Kurangi jumlahnya, atau tulis “ada yang lebih murah?”.`,
  ]
}

function writeAffordable(option: GoodsOption, budget: Money): string {
  const { unit, minOrder, multiple, price } = option
  const most = Math.floor(budget / moneyFromJson(price))
  const count = minOrder + Math.floor((most - minOrder) / multiple) * multiple
  return count >= minOrder
    ? `Dengan ${rupiah(budget)} dapat ${formatQuantity(count)} ${unit} ${nameOption(option)} (${formatRupiah(price)} per ${unit}), belum termasuk ongkos kirim.`
    : `${rupiah(budget)} belum cukup untuk ${formatQuantity(minOrder)} ${unit} ${nameOption(option)}, yaitu pembelian paling sedikit.`
}
