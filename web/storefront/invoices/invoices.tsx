import { ageBandNames, ageBands } from '#modules/finance/invoices/ageing-rules.ts'
import {
  buildInvoicePath,
  InvoiceStatus,
  invoiceStatusNames,
} from '#modules/finance/invoices/rules.ts'
import { formatDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { listStatementMonths } from '#web/statement-params.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { DocumentListItem } from '#web/shared/document-list-item.tsx'
import { UnknownStatus } from '#web/shared/unknown-status.tsx'
import { DocumentSearchForm } from '#web/shared/document-search-form.tsx'
import { OwedSummary } from '#web/shared/owed-summary.tsx'
import { StatementForm } from '#web/shared/statement-form.tsx'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { readPageParam } from '../catalogue/page-param.ts'
import { describeDue } from './describe-due.ts'
import { downloadStatement } from './download-documents.ts'
import { OpenBundles } from './open-bundles.tsx'
import { SelectedInvoices } from './selected-invoices.tsx'
import type { Route } from './+types/invoices'

export const handle = { kind: 'list' } satisfies PageHandle

// The title is the specification's; everything on the screen says *Tagihan*.
export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar Invoice')

const PATH = '/profile/daftar-invoice'

export const middleware = [downloadStatement]

/** Buyers never see a draft. */
const listedStatuses = InvoiceStatus.filter((status) => status !== 'draft')

export async function loader({ context, url }: Route.LoaderArgs) {
  const read = (name: string) => url.searchParams.get(name)?.trim().slice(0, 200) || undefined
  const status = listedStatuses.find((each) => each === read('status'))
  const due = ageBands.find((each) => each === read('due'))
  const filter = { search: read('search'), from: read('from'), to: read('to'), due }
  const { invoices, paymentBundles } = context.get(apiContext)
  const stated = Object.entries({ ...filter, status }).filter(([, value]) => value !== undefined)
  const [list, owed, bundles] = await Promise.all([
    invoices.list({ query: { ...readPageParam(url), ...Object.fromEntries(stated) } }),
    invoices.total(),
    paymentBundles.bundles(),
  ])
  const openBundles = bundles.results.filter((bundle) => bundle.status === 'open')
  return { list, owed, status, filter, openBundles, months: listStatementMonths() }
}

export default function InvoicesPage({
  loaderData: { list, owed, status, filter, openBundles, months },
}: Route.ComponentProps) {
  const { search = '', from = '', to = '', due } = filter
  const days = { ...(search && { search }), ...(from && { from }), ...(to && { to }) }
  const isFiltered = Boolean(status || due || search || from || to)
  return (
    <div className="grid gap-4">
      <h1>Tagihan</h1>
      {owed.count > 0 && (
        <div>
          <OwedSummary owed={owed} due={due} />
          <p className="mt-1 text-12 text-ink-2">
            Tanpa kode unik transfer, yang termasuk di daftar.
          </p>
        </div>
      )}
      <OpenBundles bundles={openBundles} />
      <TabLinks
        label="Status tagihan"
        items={[
          { to: `?${new URLSearchParams(days)}`, label: 'Semua', current: !status && !due },
          ...listedStatuses.map((each) => ({
            to: `?${new URLSearchParams({ status: each, ...days })}`,
            label: invoiceStatusNames[each],
            current: each === status,
          })),
        ]}
      />
      <UnknownStatus status={status} />
      <DocumentSearchForm
        search={search}
        from={from}
        to={to}
        subject="nomor tagihan, pesanan, atau PO"
        otherFilters={{ status, due }}
      />
      {list.results.length === 0 ? (
        <Card>
          <EmptyState
            icon="file-text"
            title={isFiltered ? 'Tidak ada yang cocok' : 'Belum ada tagihan'}
            text={
              isFiltered
                ? `Ubah pencarian atau pilih status lain.${due ? ` Anda melihat yang ${ageBandNames[due].toLowerCase()}.` : ''}`
                : 'Setiap pesanan punya tagihan; tagihan Anda muncul di sini dengan jatuh temponya.'
            }
          >
            <ButtonLink to={isFiltered ? '?' : '/kategori'}>
              {isFiltered ? 'Lihat semua' : 'Mulai belanja'}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <SelectedInvoices key={list.results.map(({ id }) => id).join(' ')} invoices={list.results}>
          {(choose) => (
            <ul className="grid gap-3">
              {list.results.map((invoice) => (
                <DocumentListItem
                  key={invoice.id}
                  {...invoice}
                  to={buildInvoicePath(invoice.id)}
                  badge={
                    <Badge tone={invoiceStatusTones[invoice.status]}>
                      {invoiceStatusNames[invoice.status]}
                    </Badge>
                  }
                  amount={invoice.toSend}
                  choice={choose(invoice)}
                >
                  {describeDue(invoice) ?? `Diterbitkan ${formatDate(invoice.issuedAt)}`} · Pesanan{' '}
                  <span className="num">{invoice.orderNumber}</span>
                  {invoice.poNumber && ` · PO ${invoice.poNumber}`}
                  {!invoice.isOwn && ` · ${invoice.buyerName}`}
                </DocumentListItem>
              ))}
            </ul>
          )}
        </SelectedInvoices>
      )}
      <Pagination {...list} label="Halaman tagihan" />
      <p>
        <TextLink to="/profile/faktur-pajak">Data faktur pajak</TextLink>
      </p>
      {(list.total > 0 || isFiltered) && <StatementForm action={PATH} months={months} />}
    </div>
  )
}
