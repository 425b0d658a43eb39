import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleSimulatorIntent } from './actions.ts'
import { AccountForms } from './account-forms.tsx'
import { ModeForm } from './mode-form.tsx'
import type { SimulatorAccountResponse } from './types.ts'
import type { Route } from './+types/bank-simulator'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Simulator bank')

export const loader = async ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).staffBankSimulator.show()

export async function action({ context, request }: Route.ActionArgs) {
  const result = await handleSimulatorIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, '/backoffice/simulator-bank')
}

export const shouldRevalidate = revalidateOnConflict

/** The built-in bank: what it is to collect, and everything that a real one may do. */
export default function BankSimulator({
  loaderData: { simulators, results },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <h1>Simulator bank</h1>
        <p className="max-w-[70ch] text-14 text-ink-2">
          Menggantikan bank selama toko belum memakai Midtrans atau Xendit, dan Paper.id selama
          belum ada akunnya. Kabar pembayaran datang beberapa detik kemudian, dua kali, seperti dari
          yang sungguhan.
        </p>
        {simulators.map((simulator) => (
          <ModeForm key={simulator.provider} simulator={simulator} reply={actionData} />
        ))}
      </header>
      {results.length === 0 ? (
        <EmptyState
          icon="landmark"
          title="Belum ada rekening"
          text="Virtual account, kode QRIS, dan tautan Paper.id muncul di sini begitu pembeli memilihnya."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {results.map((account) => (
            <AccountRow key={account.id} account={account} reply={actionData} />
          ))}
        </ul>
      )}
    </>
  )
}

const AccountRow = ({ account, reply }: { account: SimulatorAccountResponse; reply: unknown }) => (
  <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)]">
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b>{account.name}</b>
        {account.number && <span className="num break-all">{account.number}</span>}
        <Badge tone={account.isOpen ? 'primary' : 'neutral'}>
          {account.isOpen ? 'Terbuka' : 'Tertutup'}
        </Badge>
      </p>
      <p className="num text-14 text-ink-2">
        {account.orderNumber} · sampai {formatDateTime(account.expiresAt)}
      </p>
      <Money of={account.amount} className="text-18 font-heavy" />
      {account.payments.map((payment) => (
        <p key={payment.id} className="num text-14">
          Dibayar <Money of={payment.amount} />, {formatDateTime(payment.at)}
        </p>
      ))}
    </div>
    <AccountForms account={account} reply={reply} />
  </li>
)
