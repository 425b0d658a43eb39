import { Form } from 'react-router'
import {
  NegotiationStatus,
  negotiationStatusNames,
} from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { buildNegotiationPath } from '#modules/selling/negotiations/rules/negotiation-path.ts'
import { UnknownStatus } from '#web/shared/unknown-status.tsx'
import { DocumentListItem } from '#web/shared/document-list-item.tsx'
import { negotiationStatusTones } from '#web/shared/status-badges/negotiations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { readPageParam } from '../catalogue/page-param.ts'
import type { Route } from './+types/negotiations'

export const handle = { kind: 'list' } satisfies PageHandle

// The title is the specification's; everything on the screen says *Negosiasi*.
export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar Negosiasi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams
  const status = NegotiationStatus.find((each) => each === query.get('status'))
  const search = query.get('search')?.trim().slice(0, 200)
  const { negotiations } = context.get(apiContext)
  const [list, { total: pending }] = await Promise.all([
    negotiations.list({
      query: {
        ...readPageParam(url),
        ...(status ? { status } : {}),
        ...(search ? { search } : {}),
      },
    }),
    negotiations.pendingConfirmation(),
  ])
  return { list, pending, status, search: search ?? '' }
}

export default function NegotiationsPage({
  loaderData: { list, pending, status, search },
}: Route.ComponentProps) {
  const isFiltered = Boolean(search || status)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Negosiasi</h1>
        <ButtonLink to="/negotiation" variant="outlined" size="small">
          Ajukan dari keranjang
        </ButtonLink>
      </div>
      <TabLinks
        label="Status negosiasi"
        items={[
          { to: '?', label: 'Semua', current: !status },
          ...NegotiationStatus.map((each) => ({
            to: `?status=${each}`,
            label: negotiationStatusNames[each],
            count: each === 'countered' && pending > 0 ? pending : undefined,
            current: each === status,
          })),
        ]}
      />
      <UnknownStatus status={status} />
      <Form role="search" className="flex gap-2">
        {status && <input type="hidden" name="status" value={status} />}
        <Input
          type="search"
          name="search"
          defaultValue={search}
          aria-label="Cari nomor, proyek, atau barang"
          placeholder="Nomor, proyek, atau barang"
        />
        <Button type="submit" variant="outlined">
          Cari
        </Button>
      </Form>
      {list.results.length === 0 ? (
        <Card>
          <EmptyState
            icon="ticket-percent"
            title={isFiltered ? 'Tidak ada yang cocok' : 'Belum ada negosiasi'}
            text={
              isFiltered
                ? 'Ubah pencarian atau pilih status lain.'
                : 'Beli banyak? Tawar harganya dari keranjang atau dari halaman barang.'
            }
          >
            <ButtonLink to={isFiltered ? '?' : '/kategori'}>
              {isFiltered ? 'Lihat semua' : 'Pilih barang'}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-3">
          {list.results.map((row) => (
            <DocumentListItem
              key={row.id}
              {...row}
              to={buildNegotiationPath(row.id)}
              badge={
                <Badge tone={negotiationStatusTones[row.status]}>
                  {negotiationStatusNames[row.status]}
                </Badge>
              }
              amount={row.value}
              amountNote="sebelum PPN"
            >
              {row.project && `${row.project} · `}ronde {row.round} ·{' '}
              {row.validUntil && (row.status === 'countered' || row.status === 'accepted')
                ? `berlaku sampai ${formatDateTime(row.validUntil)}`
                : formatDateTime(row.updatedAt)}
            </DocumentListItem>
          ))}
        </ul>
      )}
      <Pagination {...list} label="Halaman negosiasi" />
    </div>
  )
}
