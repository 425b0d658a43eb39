import type { BuyerContext } from '#platform/http/context.ts'
import { getHeader } from '#modules/finance/invoices/service.ts'
import { canSendProof, explainProofClosed } from '../rules/proof.ts'
import { listBankAccounts } from './bank-accounts.ts'

/** Where and how much to transfer, and whether a proof can be sent. Throws 404. */
export async function getPaymentDetail(ctx: BuyerContext, id: string) {
  const header = await getHeader(ctx, id)
  const isOpen = canSendProof(header.status)
  return {
    ...header,
    banks: await listBankAccounts(ctx.db, ctx.shop),
    canSendProof: isOpen,
    whyNot: isOpen ? null : explainProofClosed(header.status),
  }
}
