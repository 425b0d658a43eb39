import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftLine } from './draft-line.tsx'
import type { NegotiationDraftData } from './load-draft.ts'

type Props = Pick<NegotiationDraftData, 'draft'> & {
  /** Indexes of the lines that are left out. */
  removed: ReadonlySet<number>
  onRemove: (index: number) => void
}

/** The goods with a wished price for each; all but the last one can be removed. */
export const DraftGoods = ({ draft: { lines, unknown }, removed, onRemove }: Props) => (
  <Card title="Barang" flush>
    <p className="px-4 pt-3 text-14 text-ink-2">
      Harga per satuan sebelum PPN. Barang yang harganya dikosongkan tidak ikut diajukan.
    </p>
    <ul>
      {lines.map((line, index) =>
        removed.has(index) ? null : (
          <DraftLine
            key={line.product_variant_id}
            line={line}
            index={index}
            onRemove={removed.size + 1 < lines.length ? () => onRemove(index) : undefined}
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
