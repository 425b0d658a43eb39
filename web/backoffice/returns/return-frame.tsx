import type { ReactNode } from 'react'
import { returnStatusNames } from '#modules/finance/returns/rules/return-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { ReturnLines, ReturnPictures } from '#web/shared/returns/return-details.tsx'
import { returnStatusTones } from '#web/shared/status-badges/returns.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { WarehouseReturnDetails } from './types.ts'

/** One return: its status, the goods with the buyer's pictures (at `address`), what can be done, and the facts beside it. */
export function ReturnFrame({
  details: { number, status, createdAt, lines, pictures },
  address,
  aside,
  children,
}: {
  details: WarehouseReturnDetails
  address: string
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/retur" variant="ghost" size="small" icon="chevron-left">
        Semua retur
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="num">{number}</h1>
        <Badge tone={returnStatusTones[status]}>{returnStatusNames[status]}</Badge>
        <span className="num text-14 text-ink-2">diajukan {formatDateTime(createdAt)}</span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <Card title="Barang">
            <ReturnLines lines={lines} />
          </Card>
          {pictures.length > 0 && (
            <Card title="Foto dari pembeli">
              <ReturnPictures pictures={pictures} toUrl={(fileId) => `${address}?foto=${fileId}`} />
            </Card>
          )}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}
