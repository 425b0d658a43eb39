import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context, StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { shownEmail } from '#modules/identity/rules.ts'
import { record as audit } from '#modules/audit/service.ts'
import { openFile } from '#modules/files/service.ts'
import { MOST_LINES } from '#modules/material-lists/rules/bounds.ts'
import { match as matchLines } from '#modules/material-lists/service.ts'
import { factsOf } from './answer.ts'
import { deskLinesOf } from './desk-lines.ts'
import * as letters from './letters.ts'
import { checkedLines } from './lines.ts'
import { closed, moveUpo, type UpoStatus } from './rules.ts'
import * as lineStore from './store/lines.ts'
import * as queue from './store/queue.ts'
import * as records from './store/records.ts'

/** The purchase orders that wait, the oldest first. */
export async function list({ db, clock }: Tools, wanted: queue.Wanted) {
  const [rows, total] = await Promise.all([queue.list(db, wanted), queue.count(db, wanted)])
  const now = clock.now().getTime()
  const results = rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: isoTime(createdAt),
    ageHours: Math.floor((now - createdAt.getTime()) / 3_600_000),
  }))
  return { results, page: wanted.page, count: wanted.count, total, totalIsExact: true }
}

/** One purchase order with whom to ask, and what its lines may mean. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const record = await found(ctx, id)
  const { company, sender: name, email, phone, handler } = record
  return {
    ...(await factsOf(ctx, record, true)),
    company,
    account: { name, email: shownEmail(email), phone },
    handler,
    lines: await deskLinesOf(asCompany(ctx, record), await lineStore.linesOf(ctx.db, id)),
  }
}

/** The file that was sent. Throws 404. */
export async function openDeskFile(ctx: StaffContext, id: string): Promise<Uint8Array> {
  const { fileId } = await found(ctx, id)
  return (await openFile(ctx, fileId)).bytes
}

/** What some lines may mean, at the company's prices. Throws 404, and what a list throws. */
export const match = async (ctx: StaffContext, id: string, text: string) =>
  matchLines(asCompany(ctx, await found(ctx, id)), text, undefined)

/** Begins with it, or takes it over from a colleague. Throws 404, 409 `upo.state`. */
export const take = (ctx: StaffContext, id: string) =>
  acting(ctx, id, async (tools, record) => {
    const { staffId, name } = tools.staff
    const mine = { handler_id: staffId, handler: name }
    if (record.status !== 'in_progress') await step(tools, record, 'in_progress', { changes: mine })
    else {
      await records.change(tools.db, id, mine)
      await say(tools, record, { note: `Diambil alih dari ${record.handler}`, internal: true })
    }
    await write(tools, record, 'Ambil PO', { petugas: name })
  })

/**
 * Corrects the lines, and adds some as they were pasted. Throws 404, 409 `upo.state` once it has
 * ended, 422 `upo.unknown` and what a list throws.
 */
export const saveLines = (
  ctx: StaffContext,
  id: string,
  given: {
    lines: readonly { id: string; text: string; qty: number; product_variant_id: string | null }[]
    add: string
  },
) =>
  acting(ctx, id, async (tools, record) => {
    if (record.endedAt) throw new Refusal('upo.state', closed(record.status), 409)
    const before = await lineStore.linesOf(tools.db, id)
    await lineStore.correct(tools.db, id, await checkedLines(tools, given.lines))
    if (given.add.trim()) {
      const { lines } = await matchLines(asCompany(tools, record), given.add, undefined)
      const added = lines.map(({ written, text, qty, state, candidates }) => ({
        written,
        text,
        qty,
        product_variant_id: state === 'matched' ? candidates[0]!.product_variant_id : null,
      }))
      await lineStore.insert(tools.db, id, await checkedLines(tools, added))
    }
    const after = await lineStore.linesOf(tools.db, id)
    checkLength(after.length)
    await write(tools, record, 'Ubah baris PO', { baris: said(after) }, { baris: said(before) })
  })

/** Writes a note for colleagues. Throws 404. */
export const note = (ctx: StaffContext, id: string, text: string) =>
  acting(ctx, id, async (tools, record) => {
    await say(tools, record, { note: text, internal: true })
    await write(tools, record, 'Catat di PO', { catatan: text })
  })

/** It is done; the sender is told what came of it. Throws 404, 409 `upo.state`. */
export const finish = (ctx: StaffContext, id: string, outcome: string) =>
  acting(ctx, id, async (tools, record) => {
    const changes = { outcome, ended_at: tools.clock.now() }
    await step(tools, record, 'done', { changes, note: outcome })
    await letters.done(tools, record, outcome)
    await write(tools, record, 'Selesaikan PO', { status: 'done', hasil: outcome })
  })

/** It will not be done; the sender is told why. Throws 404, 409 `upo.state`. */
export const cancel = (ctx: StaffContext, id: string, reason: string) =>
  acting(ctx, id, async (tools, record) => {
    const changes = { outcome: reason, ended_at: tools.clock.now() }
    await step(tools, record, 'cancelled', { changes, note: reason })
    await letters.cancelled(tools, record, reason)
    await write(tools, record, 'Batalkan PO', { status: 'cancelled', alasan: reason })
  })

function checkLength(lines: number): void {
  if (lines <= MOST_LINES) return
  const sentence = `Paling banyak ${MOST_LINES} baris dalam satu PO.`
  throw Refusal.field('add', 'list.long', sentence)
}

async function acting(
  ctx: StaffContext,
  id: string,
  story: (tools: StaffContext, record: records.KeptUpo) => Promise<unknown>,
) {
  await withTransaction(ctx, async (ctx) => {
    const record = await records.lock(ctx.db, id)
    if (!record) throw notFound()
    await story(ctx, record)
  })
  return show(ctx, id)
}

async function step(
  tools: StaffContext,
  record: records.KeptUpo,
  wanted: UpoStatus,
  { changes, note: text }: { changes: records.Change; note?: string },
): Promise<void> {
  const status = moveUpo(record.status, wanted, 'staff')
  await records.change(tools.db, record.id, { ...changes, status })
  await say(tools, record, { to: status, note: text ?? null })
}

const say = (
  tools: StaffContext,
  { id, status }: records.KeptUpo,
  event: { to?: UpoStatus; note: string | null; internal?: boolean },
) =>
  records.insertEvent(tools.db, id, {
    from: status,
    to: status,
    at: tools.clock.now(),
    actor: 'staff',
    name: tools.staff.name,
    ...event,
  })

const write = (
  tools: StaffContext,
  record: records.KeptUpo,
  action: string,
  after: object,
  before: object = { status: record.status, petugas: record.handler },
) =>
  audit(tools, {
    action,
    thing: 'po',
    thingId: record.id,
    thingName: `${record.number}, ${record.company}`,
    before,
    after,
  })

/** A list in few words, as the audit log tells it. */
const said = (lines: readonly lineStore.KeptLine[]) =>
  lines.map(({ text, qty, variantId }) => `${qty} × ${text}${variantId === null ? ' (?)' : ''}`)

/** Goods are looked at as the company would: at its prices. */
const asCompany = (ctx: StaffContext, record: records.KeptUpo): Context => ({
  ...ctx,
  actor: {
    kind: 'buyer',
    sessionId: ctx.staff.sessionId,
    accountId: record.accountId,
    name: record.sender,
    email: record.email,
    companyId: record.companyId,
    isBusiness: true,
  },
})

async function found({ db }: Tools, id: string): Promise<records.KeptUpo> {
  const record = await records.find(db, id)
  if (!record) throw notFound()
  return record
}
