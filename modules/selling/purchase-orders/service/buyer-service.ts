import type { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import * as addresses from '#modules/people/customers/service/addresses.ts'
import {
  attachUploads,
  readTemporaryUpload,
  uploadTemporary,
  loadUploadRule,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import {
  assertAccountActive,
  findOwnCompanyId,
} from '#modules/people/identity/service/authentication.ts'
import { MAX_LIST_LINES } from '#modules/selling/material-lists/rules/limits.ts'
import { matchList } from '#modules/selling/material-lists/service/match-list.ts'
import { presentPurchaseOrder, presentPurchaseOrderRow } from '../presenter.ts'
import type { NewPurchaseOrder } from '../contract.ts'
import * as emails from '../emails.ts'
import { validateLines } from './validate-lines.ts'
import {
  purchaseOrderStateMachine,
  isReadableKind,
  RECORDS_TABLE,
  purchaseOrderPaymentMethods,
} from '../rules.ts'
import * as lineStore from '../store/lines.ts'
import { purchaseOrderEvents } from '../store/purchase-order-events.ts'
import * as records from '../store/purchase-orders.ts'

/** The payment methods that can be requested. Throws 422 `business.only`. */
export function listPaymentMethods(ctx: BuyerContext) {
  requireCompany(ctx)
  return {
    results: purchaseOrderPaymentMethods.map((each) => ({
      ...each,
      available: true,
      reason: null,
    })),
  }
}

/**
 * Stores a purchase order's file as a temporary upload. Throws as `uploadTemporary` does, and 422
 * `business.only`.
 */
export function upload(ctx: BuyerContext, file: UploadedFile) {
  requireCompany(ctx)
  return uploadTemporary(ctx, 'purchase-order', file)
}

/** The kinds and the maximum size of a file, as staff have set them. */
export async function getUploadRule({ db }: BuyerContext) {
  const { kinds, maxBytes } = await loadUploadRule(db, 'purchase-order')
  return { kinds: [...kinds], maxBytes }
}

const TOO_LONG_MESSAGE = `Isinya lebih dari ${formatQuantity(MAX_LIST_LINES)} baris barang.`
/** Reasons why a file was not read, where the message for a pasted list does not fit. */
const unreadableMessages: Record<string, string> = {
  'list.empty': 'Tidak ada baris barang di dalamnya.',
  'list.long': TOO_LONG_MESSAGE,
  'sheet.rows': TOO_LONG_MESSAGE,
}

/**
 * The matched lines of an uploaded spreadsheet. An unreadable file has a problem and can still be sent,
 * because staff read it. Throws 404.
 */
export async function readUploadedList(ctx: BuyerContext, id: string) {
  const { file, bytes } = await readTemporaryUpload(ctx, id, 'purchase-order')
  if (!isReadableKind(file.kind)) return { file, list: null, problem: null }
  try {
    return { file, list: await matchList(ctx, '', { name: file.name, bytes }), problem: null }
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    return { file, list: null, problem: unreadableMessages[thrown.code] ?? thrown.message }
  }
}

/**
 * Records a purchase order of the buyer's company, and e-mails the sender. Throws 404 for another table,
 * 422 `business.only`, `file.gone`, `upo.address`, `upo.payment`, `upo.unknown`.
 */
export function create(ctx: BuyerContext, table: string, input: z.output<typeof NewPurchaseOrder>) {
  assertTable(table)
  const companyId = requireCompany(ctx)
  return withTransaction(ctx, async (ctx) => {
    const { fileId, lines, addressId, ...details } = input
    assertPaymentMethod(details.paymentMethod)
    await assertAccountActive(ctx.db, ctx.buyer.accountId, companyId)
    const address = await snapshotAddress(ctx, addressId)
    const validLines = await validateLines(ctx, lines)
    const { accountId } = ctx.buyer
    await attachUploads(ctx, accountId, {
      ids: [fileId],
      upload: 'purchase-order',
      field: 'fileId',
    })
    const at = ctx.clock.now()
    const number = await takeDocumentNumber(ctx.db, 'UPO', at)
    const id = await records.insert(ctx.db, {
      ...details,
      number,
      companyId,
      accountId,
      address,
      fileId,
      at,
    })
    if (validLines.length > 0) await lineStore.insert(ctx.db, id, validLines)
    await purchaseOrderEvents.insert(ctx.db, id, {
      by: toBuyerActor(ctx),
      internal: false,
      from: null,
      to: 'new',
      at,
      note: null,
    })
    const record = (await records.find(ctx.db, id))!
    await emails.queueReceivedEmail(ctx, record, validLines.length)
    return presentPurchaseOrder(ctx, record)
  })
}

/** A page of the records of the buyer's company. Throws 404 for another table, 422 `business.only`. */
export async function list(
  ctx: BuyerContext,
  table: string,
  { page, count }: { page: number; count: number },
) {
  assertTable(table)
  const companyId = requireCompany(ctx)
  const [rows, total] = await Promise.all([
    records.listOfCompany(ctx.db, companyId, { page, count }),
    records.countOfCompany(ctx.db, companyId),
  ])
  return { results: rows.map(presentPurchaseOrderRow), page, count, total, totalIsExact: true }
}

/** One record of the buyer's company. Throws the same 404 for a missing one and for another company's. */
export const show = async (ctx: BuyerContext, id: string) =>
  presentPurchaseOrder(ctx, await requireOwn(ctx, id))

/** A record's file. Throws 404. */
export async function openOwnFile(ctx: BuyerContext, id: string): Promise<Uint8Array> {
  const { fileId } = await requireOwn(ctx, id)
  return (await readStoredFile(ctx, fileId)).bytes
}

/** Cancels a new record. Throws 404, 409 `upo.state`. */
export async function cancel(ctx: BuyerContext, id: string) {
  await withTransaction(ctx, async (ctx) => {
    const { status } = await requireOwn(ctx, id, records.lock)
    const to = purchaseOrderStateMachine.transition(status, 'cancelled', 'buyer')
    const at = ctx.clock.now()
    await records.update(ctx.db, id, { status: to, ended_at: at })
    await purchaseOrderEvents.insert(ctx.db, id, {
      by: toBuyerActor(ctx),
      internal: false,
      from: status,
      to,
      at,
      note: null,
    })
  })
  return show(ctx, id)
}

function assertTable(table: string): void {
  if (table !== RECORDS_TABLE) throw notFound()
}

/** The verified company of the buyer. Throws 422 `business.only`. */
function requireCompany({ buyer }: BuyerContext): string {
  if (buyer.isBusiness && buyer.companyId) return buyer.companyId
  throw new Refusal(
    'business.only',
    'Unggah PO hanya untuk akun bisnis yang sudah terverifikasi.',
    422,
  )
}

function assertPaymentMethod(code: string): void {
  if (purchaseOrderPaymentMethods.some((method) => method.code === code)) return
  const message = 'Pilih salah satu cara bayar yang ada.'
  throw Refusal.field('paymentMethod', 'upo.payment', message)
}

/** A copy of an address of the buyer, who may change it later. Throws 422 `upo.address`. */
async function snapshotAddress(
  ctx: BuyerContext,
  id: string,
): Promise<records.PurchaseOrderAddress> {
  const found = (await addresses.list(ctx)).results.find((address) => address.id === id)
  if (found) {
    const { isMain: _, ...address } = found
    return address
  }
  const message = 'Alamat ini tidak ada lagi di buku alamat. Pilih yang lain.'
  throw Refusal.field('addressId', 'upo.address', message)
}

async function requireOwn(
  ctx: BuyerContext,
  id: string,
  find = records.find,
): Promise<records.PurchaseOrderRecord> {
  const companyId = await findOwnCompanyId(ctx)
  const found = companyId ? await find(ctx.db, id, companyId) : undefined
  if (!found) throw notFound()
  return found
}

const toBuyerActor = ({ buyer }: BuyerContext) => ({ kind: 'buyer', name: buyer.name }) as const
