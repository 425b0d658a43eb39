import type { AppDeps } from '#platform/http/context.ts'
import { renderPdf, type PdfDocument } from '#platform/pdf.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { add } from '#modules/catalogue/products/service/documents.ts'
import type { DemoCatalogue, DemoProduct } from '#demo/catalogue/types.ts'

/** Products with a data sheet: those on the home page first, then the most popular. */
const MAX_SHEETS = 40

/** Attaches a data sheet in PDF to well-known products; returns how many. */
export async function seedDataSheets(
  deps: AppDeps,
  { products, featured }: DemoCatalogue,
): Promise<number> {
  const home = new Set(featured)
  const isHome = ({ variants }: DemoProduct) => variants.some(({ sku }) => home.has(sku))
  const selected = products
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)) || b.popularity - a.popularity)
    .slice(0, MAX_SHEETS)
  const rows = await deps.db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      selected.map(({ slug }) => slug),
    )
    .execute()
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  for (const product of selected) {
    const bytes = await renderDataSheet(product)
    const file = toReceivedFile({ name: `lembar-data-${product.slug}.pdf`, bytes })
    await add(deps, { productId: ids.get(product.slug)!, title: 'Lembar data produk' }, file)
  }
  return selected.length
}

async function renderDataSheet(product: DemoProduct): Promise<Uint8Array> {
  const title = `Lembar data ${product.name}`
  const { bytes } = await renderPdf({ size: 'A4', margin: 56, title }, (doc) =>
    drawDataSheet(doc, product),
  )
  return bytes
}

function drawDataSheet(
  doc: PdfDocument,
  { name, description, standard, specification, variants }: DemoProduct,
): void {
  doc.font('Helvetica').fontSize(10).fill('#475467').text('Lembar data produk')
  doc.font('Helvetica-Bold').fontSize(22).fill('#0b4a9e').text(name)
  doc.moveDown(0.5).font('Helvetica').fontSize(11).fill('#1c2430').text(description)
  const facts = [...(standard ? [{ label: 'Standar', value: standard }] : []), ...specification]
  doc.moveDown()
  for (const { label, value } of facts) drawRow(doc, [label, value])
  doc.moveDown().font('Helvetica-Bold').fontSize(13).text('Varian')
  doc.moveDown(0.4)
  for (const { name: choice, sku, weightKg, unit } of variants.slice(0, 24))
    drawRow(doc, [choice, `${sku}, ${String(weightKg).replace('.', ',')} kg per ${unit}`])
}

function drawRow(doc: PdfDocument, [label, value]: [string, string]): void {
  const y = doc.y
  doc.font('Helvetica').fontSize(10).fill('#475467').text(label, 56, y, { width: 170 })
  const below = doc.y
  doc.fill('#1c2430').text(value, 236, y, { width: 303 })
  doc.y = Math.max(below, doc.y) + 4
  doc.x = 56
}
