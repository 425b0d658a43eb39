import { formatFileSize } from '#web/ui/files/file-size.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { ProductResponse } from './variants.ts'

/** A product's data sheets and certificates with their sizes. Nothing where it has none. */
export function Documents({ product }: { product: ProductResponse }) {
  if (product.documents.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="border-b-2 border-ink pb-3">Dokumen</h2>
      <ul className="grid">
        {product.documents.map(({ id, title, size }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`/api/product/ec/${product.id}/documents/${id}`}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center gap-3 py-1"
            >
              <Icon name="file-text" className="text-tarp-600" />
              <span className="min-w-0 flex-1 break-words">{title}</span>
              <span className="num text-14 text-ink-2">PDF, {formatFileSize(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
