import type { StaffContext } from '#platform/http/context.ts'
import type { LoanEventStatus } from '#platform/lender/port.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { explainStep } from '../loan-rules.ts'
import * as loans from '../loans-store.ts'
import { forge, showSimulator } from './drive.ts'
import { enqueueTelling } from './lender-simulator.ts'
import { recordLoanStep } from './simulated-loans.ts'

async function requireLoan(ctx: StaffContext, nr: string): Promise<loans.ReceivedLoan> {
  const loan = await loans.findLoanByNr(ctx.db, Number(nr))
  if (!loan || !ctx.lenders[loan.lender].isSimulated) throw notFound()
  return loan
}

/** The lender approves, refuses or pays a loan at once, or its buyer repays. Throws 404, 409 `simulator.step`. */
export async function driveLoan(
  ctx: StaffContext,
  nr: string,
  { step, reason }: { step: LoanEventStatus; reason?: string | undefined },
) {
  const loan = await requireLoan(ctx, nr)
  const events = (await loans.listLoanEvents(ctx.db, [loan.nr])).map(({ status }) => status)
  const { tenor, delivery } = loan
  const whyNot = explainStep(events, step, { tenor, hasDelivery: delivery !== null })
  if (whyNot) throw new Refusal('simulator.step', whyNot, 409)
  const given = reason || (step === 'refused' ? 'Pencairan ini belum memenuhi syarat kami.' : null)
  await recordLoanStep(ctx, loan, step, given)
  return showSimulator(ctx)
}

/** Sends the newest notification once more, or the oldest, late. Throws 404, 409 `simulator.undecided`. */
export async function repeatLoan(ctx: StaffContext, nr: string, which: 'last' | 'first') {
  const events = await loans.listLoanEvents(ctx.db, [(await requireLoan(ctx, nr)).nr])
  const event = which === 'last' ? events.at(-1) : events[0]
  if (!event)
    throw new Refusal(
      'simulator.undecided',
      'Pencairan ini belum diputuskan, jadi belum ada kabarnya.',
      409,
    )
  await enqueueTelling(ctx.db, event.id, ctx.clock.now())
  return showSimulator(ctx)
}

/** Says that a loan is paid, unsigned, and what the shop answered. Throws 404. */
export async function forgeLoan(ctx: StaffContext, nr: string) {
  const { lender, reference, amount } = await requireLoan(ctx, nr)
  return forge(ctx, lender, { kind: 'loan', reference, status: 'paid', amount })
}
