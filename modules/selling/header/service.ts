import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import type { Actor, Context } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { priceContextFor } from '#modules/catalogue/pricing/service/prices.ts'
import { mergeVisitorCart, resolveCartReaders } from '#modules/selling/cart/service/load-cart.ts'
import type { Header } from './contract.ts'
import { summarizeCart } from './rules.ts'
import { readHeader, type HeaderRow } from './store.ts'

/**
 * What a page's header shows of the caller. After sign-in this merges the visitor's cart into the account's,
 * as reading the cart does.
 */
export async function showHeader(
  ctx: Context,
  districtId: string | undefined,
): Promise<z.output<typeof Header>> {
  const row = await loadHeader(ctx, districtId ?? null)
  const { goods, ...cart } = summarizeCart(row.lines)
  return {
    user: presentUser(ctx.actor),
    priceList: describePriceList(ctx.actor, row.hasCompanyPrices),
    cart: { ...cart, goods: moneyToJson(goods) },
    district: row.chosenDistrict ?? row.homeDistrict,
    waitingNegotiations: row.waitingNegotiations,
    waitingInvoices: row.waitingInvoices,
  }
}

const nobody: HeaderRow = {
  lines: [],
  hasCompanyPrices: false,
  waitingNegotiations: 0,
  waitingInvoices: 0,
  chosenDistrict: null,
  homeDistrict: null,
}

async function loadHeader(ctx: Context, districtId: string | null): Promise<HeaderRow> {
  const owners = resolveCartReaders(ctx)
  const { account, visitor } = owners
  if (!account && !visitor && !districtId) return nobody
  const prices = priceContextFor(ctx.actor)
  const day = toJakartaDate(ctx.clock.now())
  const row = await readHeader(ctx.db, { ...owners, ...prices }, districtId, day)
  if (!account || !visitor || !row.lines.some((line) => line.isFromVisitorCart)) return row
  await mergeVisitorCart(ctx, account, visitor)
  return readHeader(ctx.db, { account, visitor: null, ...prices }, districtId, day)
}

function presentUser(actor: Actor) {
  if (actor.kind !== 'buyer') return null
  const { accountId: id, name, email, isBusiness, companyId } = actor
  return {
    id,
    name,
    email,
    kind: isBusiness ? ('business' as const) : ('retail' as const),
    companyId,
  }
}

function describePriceList(actor: Actor, hasCompanyPrices: boolean): string {
  const { isBusiness, companyId } = priceContextFor(actor)
  if (!isBusiness) return 'retail'
  return hasCompanyPrices ? `company-${companyId}` : 'business'
}
