import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { LineHeading } from '#web/shared/negotiation/line-heading.tsx'
import type { NegotiationDraftData } from './load-draft.ts'

/** Shows a visitor what they would haggle about and asks them to sign in or register; nothing is lost. */
export function DraftSummary({ draft }: { draft: NegotiationDraftData['draft'] }) {
  const { pathname, search } = useLocation()
  const returnQuery = `?${new URLSearchParams({ redirect: pathname + search })}`
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Masuk untuk menawar">
        <p className="mb-4 max-w-[52ch] text-ink-2">
          Jawaban tim penjualan tersimpan di akun Anda. Barang di bawah ini ikut masuk, tidak ada
          yang hilang.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/login${returnQuery}`} color="main" size="large">
            Masuk
          </ButtonLink>
          <ButtonLink to={`/register/retail${returnQuery}`} variant="outlined" size="large">
            Daftar akun baru
          </ButtonLink>
        </div>
      </Card>
      <Card title="Barang" flush>
        <ul>
          {draft.lines.map((line) => (
            <li
              key={line.product_variant_id}
              className="flex flex-wrap items-start justify-between gap-2 border-b border-line p-4 last:border-b-0"
            >
              <LineHeading line={line} />
              <p className="num text-14">
                <Money of={line.listPrice} />
                <span className="block text-12 text-ink-2">sebelum PPN</span>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
