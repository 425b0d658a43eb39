import type { z } from 'zod'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { assertCompanyOwner } from '#modules/people/companies/service.ts'
import { isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import type { TaxIdentityInput } from './contract.ts'
import { maskIdNumber } from './rules.ts'
import * as store from './store.ts'

/** The company that the buyer's orders are for, or else the buyer: whom their invoices name. */
const toSubject = ({ buyer }: BuyerContext): store.TaxSubject =>
  buyer.companyId ? { companyId: buyer.companyId } : { accountId: buyer.accountId }

/** Whom the buyer's next tax invoices name. */
export async function showTaxIdentity(ctx: BuyerContext) {
  const { db, buyer } = ctx
  const entered = await store.findIdentity(db, toSubject(ctx))
  if (!buyer.companyId)
    return {
      of: 'person' as const,
      company: null,
      canChange: true,
      revision: entered?.revision ?? 0,
      identity: entered ? presentIdentity(entered) : null,
    }
  const [{ company, npwp, address }, canChange] = await Promise.all([
    store.findVerified(db, buyer.companyId),
    isCompanyOwner(db, buyer.accountId),
  ])
  const verified = npwp ? { kind: 'npwp' as const, idNumber: npwp, name: company, address } : null
  const identity = entered ? presentIdentity(entered) : verified
  return {
    of: 'company' as const,
    company,
    canChange,
    revision: entered?.revision ?? 0,
    // Colleagues recognise the number, owners check it.
    identity:
      identity && !canChange
        ? { ...identity, idNumber: maskIdNumber(identity.idNumber) }
        : identity,
  }
}

const presentIdentity = ({ kind, idNumber, name, address }: store.TaxIdentityRecord) => ({
  kind,
  idNumber,
  name,
  address,
})

/** Saves what was entered. Throws 409 `tax_identity.changed`, 422 `company.not_owner`. */
export async function saveTaxIdentity(ctx: BuyerContext, input: z.output<typeof TaxIdentityInput>) {
  if (ctx.buyer.companyId) await assertCompanyOwner(ctx)
  if (!(await store.saveIdentity(ctx.db, toSubject(ctx), input, ctx.clock.now())))
    throw new Refusal(
      'tax_identity.changed',
      'Data pajak ini baru saja diubah di tempat lain. Periksa yang tersimpan, lalu simpan lagi.',
      409,
    )
  return showTaxIdentity(ctx)
}

/** Forgets what was entered. Throws 422 `company.not_owner`. */
export async function removeTaxIdentity(ctx: BuyerContext) {
  if (ctx.buyer.companyId) await assertCompanyOwner(ctx)
  await store.removeIdentity(ctx.db, toSubject(ctx))
  return showTaxIdentity(ctx)
}
