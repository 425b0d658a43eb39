import { Form } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { ProductAlert } from '#modules/catalogue/product-alerts/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { Money } from '#web/ui/money.tsx'

const alertLabels = { stock: 'Menunggu stok', price: 'Menunggu turun harga dari' } as const

/** The products that the buyer receives an e-mail about. */
export function WatchedProducts({
  products,
}: {
  products: readonly z.output<typeof ProductAlert>[]
}) {
  return (
    <Card flush title="Barang yang ditunggu">
      <ul>
        {products.map(({ id, kind, slug, name, isSold, product_variant_id: variant, price }) => (
          <li
            key={id}
            className="flex items-center gap-3 border-t border-line px-4 py-1.5 first:border-0"
          >
            <div className="min-w-0 flex-1 text-14">
              <Link
                to={
                  isSold
                    ? `/produk/${slug}?product_variant_id=${variant}`
                    : `/produk?${new URLSearchParams({ search: name })}`
                }
                className="inline-flex min-h-11 items-center font-semibold text-link break-words"
              >
                {name}
              </Link>
              {isSold ? (
                <p className="num text-ink-2">
                  {alertLabels[kind]} {kind === 'price' && <Money of={price} />}
                </p>
              ) : (
                <p className="text-warning-text">
                  Tidak dijual lagi. Tautannya mencari barang yang serupa.
                </p>
              )}
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="unwatch" />
              <input type="hidden" name="id" value={id} />
              <ConfirmSubmit
                label="Berhenti"
                accessibleName={`Berhenti menunggu ${name}`}
                question={`Berhenti menunggu ${name}?`}
                loss="Anda tidak lagi dikabari lewat email tentang barang ini."
                confirmLabel="Ya, berhenti"
                variant="ghost"
              />
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}
