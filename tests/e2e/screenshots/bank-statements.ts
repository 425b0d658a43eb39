import type { Api } from '#modules/client.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { moneyToJson, rupiah } from '#platform/money.ts'
import { makeStatement } from '../../support/finance/bank-statements.ts'

/** Takes in a statement with the exact money for an order and some for none, and uploads two to look at. */
export async function uploadStatements(buyer: Api, staff: Api, orderId: string) {
  const { invoice, placedAt } = await buyer.orders.header({ id: orderId })
  const { toSend } = await buyer.invoices.header({ id: invoice!.id })
  const day = toJakartaDate(new Date(placedAt))
  const line = (text: string, amount = toSend) => ({ day, text, amount })
  const upload = async (file: File) =>
    (await staff.staffBankStatements.upload({ files: { file } })).id
  const id = await upload(
    makeStatement.bca([
      line('TRSF E-BANKING CR 2011/FTSCY/WS95051 WARSITO'),
      line('SETORAN TUNAI CABANG CIBITUNG', moneyToJson(rupiah(1_750_000))),
    ]),
  )
  await staff.staffBankStatements.apply({ id })
  const shownStatement = await upload(
    makeStatement.bni([line('TRF DARI BPK HARTONO', moneyToJson(rupiah(2_480_311)))]),
  )
  const broken = (await makeStatement.bri([line('NBMB ANI TO PONDASI')]).text()).replace(
    /\d\d:\d\d:\d\d/,
    'siang',
  )
  const brokenStatement = await upload(new File([broken], 'mutasi-bri-november.csv'))
  return { shownStatement, brokenStatement }
}
