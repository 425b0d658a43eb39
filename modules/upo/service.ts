import type { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import { nextNumber } from '#platform/database/numbers.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import * as addresses from '#modules/customers/service.ts'
import { attach, openLoose, send, uploadRule } from '#modules/files/loose.ts'
import { openFile } from '#modules/files/service.ts'
import { holdAccount, ownCompany } from '#modules/identity/service.ts'
import { MOST_LINES } from '#modules/material-lists/rules/bounds.ts'
import { match } from '#modules/material-lists/service.ts'
import { answerOf, rowOf } from './answer.ts'
import type { NewUpo } from './contract.ts'
import * as letters from './letters.ts'
import { checkedLines } from './lines.ts'
import { moveUpo, readable, TABLE, upoPaymentMethods } from './rules.ts'
import * as lineStore from './store/lines.ts'
import * as records from './store/records.ts'

/** How a purchase order may be paid. Throws 422 `business.only`. */
export function paymentMethods(ctx: BuyerContext) {
  companyFor(ctx)
  return { results: upoPaymentMethods.map((each) => ({ ...each, available: true, reason: null })) }
}

/** Keeps a purchase order's file until a record takes it up. Throws as `files.send` does, and 422 `business.only`. */
export function upload(ctx: BuyerContext, file: UploadedFile) {
  companyFor(ctx)
  return send(ctx, 'purchase-order', file)
}

/** What a file may be now, as staff have it. */
export async function uploadRuleNow({ db }: BuyerContext) {
  const { kinds, maxBytes } = await uploadRule(db, 'purchase-order')
  return { kinds: [...kinds], maxBytes }
}

const tooLong = `Isinya lebih dari ${formatQuantity(MOST_LINES)} baris barang.`
/** Why a list was not read, where a paste would be told otherwise. */
const unread: Record<string, string> = {
  'list.empty': 'Tidak ada baris barang di dalamnya.',
  'list.long': tooLong,
  'sheet.rows': tooLong,
}

/**
 * What stands in a file that was sent: the lines of a spreadsheet, each with what it means. What
 * cannot be read is told and can be sent all the same: staff have eyes. Throws 404.
 */
export async function read(ctx: BuyerContext, id: string) {
  const { file, bytes } = await openLoose(ctx, id, 'purchase-order')
  if (!readable(file.kind)) return { file, list: null, problem: null }
  try {
    return { file, list: await match(ctx, '', { name: file.name, bytes }), problem: null }
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    return { file, list: null, problem: unread[thrown.code] ?? thrown.message }
  }
}

/**
 * Makes a record of what a company sends: a task for staff, and a letter to the sender. Throws 404
 * for another table, 422 `business.only`, `file.gone`, `upo.address`, `upo.payment`, `upo.unknown`.
 */
export function create(ctx: BuyerContext, table: string, wanted: z.output<typeof NewUpo>) {
  checkTable(table)
  const companyId = companyFor(ctx)
  return withTransaction(ctx, async (ctx) => {
    const { fileId, lines, addressId, ...facts } = wanted
    checkPayment(facts.paymentMethod)
    await holdAccount(ctx.db, ctx.buyer.accountId, companyId)
    const address = await addressOf(ctx, addressId)
    const kept = await checkedLines(ctx, lines)
    const { accountId } = ctx.buyer
    await attach(ctx, accountId, { ids: [fileId], upload: 'purchase-order', field: 'fileId' })
    const at = ctx.clock.now()
    const number = await nextNumber(ctx.db, 'UPO', at)
    const id = await records.insert(ctx.db, {
      ...facts,
      number,
      companyId,
      accountId,
      address,
      fileId,
      at,
    })
    if (kept.length > 0) await lineStore.insert(ctx.db, id, kept)
    await records.insertEvent(ctx.db, id, {
      ...byBuyer(ctx),
      from: null,
      to: 'new',
      at,
      note: null,
    })
    const record = (await records.find(ctx.db, id))!
    await letters.received(ctx, record, kept.length)
    return answerOf(ctx, record)
  })
}

/** A page of the records of the asker's company. Throws 404 for another table, 422 `business.only`. */
export async function list(
  ctx: BuyerContext,
  table: string,
  { page, count }: { page: number; count: number },
) {
  checkTable(table)
  const companyId = companyFor(ctx)
  const [rows, total] = await Promise.all([
    records.ofCompany(ctx.db, companyId, { page, count }),
    records.countOf(ctx.db, companyId),
  ])
  return { results: rows.map(rowOf), page, count, total, totalIsExact: true }
}

/** One record of the asker's company. Throws 404, the same for missing ones and another's. */
export const show = async (ctx: BuyerContext, id: string) => answerOf(ctx, await own(ctx, id))

/** A record's file, byte for byte. Throws 404. */
export async function openOwnFile(ctx: BuyerContext, id: string): Promise<Uint8Array> {
  const { fileId } = await own(ctx, id)
  return (await openFile(ctx, fileId)).bytes
}

/** Takes a record back that nobody has begun with. Throws 404, 409 `upo.state`. */
export async function cancel(ctx: BuyerContext, id: string) {
  await withTransaction(ctx, async (ctx) => {
    const { status } = await own(ctx, id, records.lock)
    const to = moveUpo(status, 'cancelled', 'buyer')
    const at = ctx.clock.now()
    await records.change(ctx.db, id, { status: to, ended_at: at })
    await records.insertEvent(ctx.db, id, { ...byBuyer(ctx), from: status, to, at, note: null })
  })
  return show(ctx, id)
}

function checkTable(table: string): void {
  if (table !== TABLE) throw notFound()
}

/** The verified company that the asker buys for. */
function companyFor({ buyer }: BuyerContext): string {
  if (buyer.isBusiness && buyer.companyId) return buyer.companyId
  throw new Refusal(
    'business.only',
    'Unggah PO hanya untuk akun bisnis yang sudah terverifikasi.',
    422,
  )
}

function checkPayment(code: string): void {
  if (upoPaymentMethods.some((method) => method.code === code)) return
  const sentence = 'Pilih salah satu cara bayar yang ada.'
  throw Refusal.field('paymentMethod', 'upo.payment', sentence)
}

/** A copy of an address of the asker's book, which may change afterwards. */
async function addressOf(ctx: BuyerContext, id: string): Promise<records.KeptAddress> {
  const found = (await addresses.list(ctx)).results.find((address) => address.id === id)
  if (found) {
    const { isMain: _, ...address } = found
    return address
  }
  const sentence = 'Alamat ini tidak ada lagi di buku alamat. Pilih yang lain.'
  throw Refusal.field('addressId', 'upo.address', sentence)
}

async function own(ctx: BuyerContext, id: string, find = records.find): Promise<records.KeptUpo> {
  const companyId = await ownCompany(ctx)
  const found = companyId ? await find(ctx.db, id, companyId) : undefined
  if (!found) throw notFound()
  return found
}

const byBuyer = ({ buyer }: BuyerContext) => ({ actor: 'buyer', name: buyer.name }) as const
