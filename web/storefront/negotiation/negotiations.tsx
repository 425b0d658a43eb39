import { Form, Link } from 'react-router'
import {
  NegotiationStatus,
  negotiationStatusNames,
} from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { negotiationStatusTones } from '#web/shared/status-badges/negotiations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'
import { Input } from '#web/ui/input.tsx'
import { Money } from '#web/ui/money.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { readPageParam } from '../catalogue/page-param.ts'
import type { Route } from './+types/negotiations'

export const handle = { kind: 'list' } satisfies PageHandle

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
        <h1>Daftar Negosiasi</h1>
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
            <li
              key={row.id}
              className="relative grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-line bg-face p-4 hover:border-tarp-500 md:grid-cols-[56px_minmax(0,1fr)_auto] md:items-center"
            >
              <ImageFrame className="self-start">
                <ResponsiveImage source={row.picture} alt="" width={96} className="size-full" />
              </ImageFrame>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  <Link
                    to={`/profile/daftar-negosiasi/detail?id=${row.id}`}
                    className="num font-bold no-underline! after:absolute after:inset-0 hover:underline!"
                  >
                    {row.number}
                  </Link>
                  <Badge tone={negotiationStatusTones[row.status]}>
                    {negotiationStatusNames[row.status]}
                  </Badge>
                </p>
                <p className="line-clamp-2">
                  {row.firstLine}
                  {row.lines > 1 && ` dan ${row.lines - 1} barang lain`}
                </p>
                <p className="text-14 text-ink-2">
                  {row.project && `${row.project} · `}ronde {row.round} ·{' '}
                  {row.validUntil && (row.status === 'countered' || row.status === 'accepted')
                    ? `berlaku sampai ${formatDateTime(row.validUntil)}`
                    : formatDateTime(row.updatedAt)}
                </p>
              </div>
              <p className="col-start-2 md:col-start-3 md:text-right">
                <Money of={row.value} className="text-18 font-heavy" />
                <span className="block text-12 text-ink-2">sebelum PPN</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination {...list} label="Halaman negosiasi" />
    </div>
  )
}
