import { Link } from '#web/ui/navigation/link.tsx'
import { dueFilters, type DueFilter } from '#modules/finance/finance-overview/rules.ts'
import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import { invoiceStatusNames } from '#modules/finance/invoices/rules.ts'
import { formatDate, formatShortDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Table } from '#web/ui/table.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { buildListUrl, readPage } from '../shared/lists/list-query.ts'
import { OPEN_INVOICES_PATH } from './paths.ts'
import type { OpenInvoice } from './types.ts'
import type { Route } from './+types/open-invoices'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Tagihan terbuka')

export async function loader({ context, url }: Route.LoaderArgs) {
  const read = (name: string) => url.searchParams.get(name) ?? undefined
  const due = dueFilters.find((each) => each === read('due'))
  const subject = { company: read('company'), account: read('account') }
  const query = { page: readPage(url), count: 25, due, ...subject }
  const stated = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  )
  const list = await context.get(apiContext).staffFinance.invoices({ query: stated })
  return { list, due, subject }
}

const dueNames: Record<DueFilter, string> = { today: 'Jatuh tempo hari ini', ...ageBandNames }

const describeReminders = ({ lastOn, isPaused }: NonNullable<OpenInvoice['reminders']>) => {
  if (isPaused) return 'Dijeda'
  return lastOn ? formatShortDate(lastOn) : 'Belum ada'
}

/** Open invoices, the longest overdue first: of all customers, or of one. */
export default function OpenInvoices({
  loaderData: {
    list: { results, ...pages },
    due,
    subject,
  },
}: Route.ComponentProps) {
  const isOfOne = Boolean(subject.company ?? subject.account)
  const customer = isOfOne ? results[0]?.buyer : undefined
  return (
    <div className="pb-10">
      <header className="bg-face px-4 py-3 md:px-6">
        <ButtonLink to="/backoffice/keuangan" variant="ghost" size="small" icon="chevron-left">
          Keuangan
        </ButtonLink>
        <h1 className="wrap-anywhere">Tagihan terbuka{customer && ` ${customer}`}</h1>
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Umur tagihan"
          items={[
            { to: buildListUrl(subject), label: 'Semua', current: !due },
            ...dueFilters.map((each) => ({
              to: buildListUrl({ ...subject, due: each }),
              label: dueNames[each],
              current: each === due,
            })),
          ]}
        />
      </div>
      {results.length === 0 ? (
        <EmptyState
          icon="circle-check"
          title="Tidak ada tagihan di sini"
          text="Pilih umur lain untuk melihat tagihan yang belum dibayar."
        />
      ) : (
        <div className="overflow-x-auto border-b border-line bg-face">
          <Table
            caption="Tagihan yang belum dibayar"
            rows={results}
            id={({ id }) => id}
            columns={[
              {
                head: 'Tagihan',
                wide: true,
                cell: ({ number, orderId, buyer }) => (
                  <>
                    <Link
                      to={`/backoffice/pesanan/${orderId}`}
                      className="num flex min-h-11 items-center font-semibold"
                    >
                      {number}
                    </Link>
                    <span className="block text-14 wrap-anywhere text-ink-2">{buyer}</span>
                  </>
                ),
              },
              {
                head: 'Status',
                cell: ({ status }) => (
                  <Badge tone={invoiceStatusTones[status]}>{invoiceStatusNames[status]}</Badge>
                ),
              },
              {
                head: 'Jatuh tempo',
                cell: ({ dueAt, daysLate }) => (
                  <span className="whitespace-nowrap">
                    {formatDate(dueAt)}
                    {daysLate > 0 && (
                      <b className="block text-14 text-danger-text">terlambat {daysLate} hari</b>
                    )}
                  </span>
                ),
              },
              {
                head: 'Pengingat',
                cell: ({ id, reminders }) =>
                  reminders ? (
                    <Link
                      to={`${OPEN_INVOICES_PATH}/${id}`}
                      className="flex min-h-11 min-w-11 items-center text-link"
                    >
                      {describeReminders(reminders)}
                    </Link>
                  ) : (
                    '–'
                  ),
              },
              {
                head: 'Jumlah',
                align: 'right',
                cell: ({ amount }) => <Money of={amount} className="font-bold" />,
              },
            ]}
          />
        </div>
      )}
      <Pagination {...pages} label="Halaman tagihan" />
    </div>
  )
}
