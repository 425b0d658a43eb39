import { useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftLine } from './draft-line.tsx'
import type { NegotiationDraftData } from './load-draft.ts'

/** The goods with a wished price for each; all but the last one can be removed. */
export function DraftGoods({ draft: { lines, unknown } }: Pick<NegotiationDraftData, 'draft'>) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  return (
    <Card title="Barang" flush>
      <p className="px-4 pt-3 text-14 text-ink-2">
        Harga per satuan sebelum PPN. Barang yang harganya dikosongkan tidak ikut diajukan.
      </p>
      <ul>
        {lines.map((line, index) =>
          removed.has(line.product_variant_id) ? null : (
            <DraftLine
              key={line.product_variant_id}
              line={line}
              index={index}
              onRemove={
                removed.size + 1 < lines.length
                  ? () => setRemoved(new Set([...removed, line.product_variant_id]))
                  : undefined
              }
            />
          ),
        )}
      </ul>
      {unknown.length > 0 && (
        <div className="px-4 pb-4">
          <Alert severity="info" title="Belum cocok dengan katalog">
            {unknown.slice(0, 5).join(', ')}
            {unknown.length > 5 && `, dan ${unknown.length - 5} lagi`}. Kami teruskan sebagai pesan,
            dan tim penjualan mencarikannya.
          </Alert>
        </div>
      )}
    </Card>
  )
}
