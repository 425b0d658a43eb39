import PDFDocument from 'pdfkit'
import type { Tools } from '#platform/http/context.ts'
import { add } from '#modules/catalogue/service/documents.ts'
import type { Catalogue, Product } from '#demo/catalogue/types.ts'

/** Products that have a data sheet: those of the home page, and as many popular ones. */
const MOST = 40

/** Gives well-known products a data sheet as a PDF, from the figures that the shop has. */
export async function loadDataSheets(
  tools: Tools,
  { products, featured }: Catalogue,
): Promise<number> {
  const home = new Set(featured)
  const isHome = ({ variants }: Product) => variants.some(({ sku }) => home.has(sku))
  const chosen = products
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)) || b.popularity - a.popularity)
    .slice(0, MOST)
  const rows = await tools.db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      chosen.map(({ slug }) => slug),
    )
    .execute()
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  for (const product of chosen) {
    const file = { name: `lembar-data-${product.slug}.pdf`, bytes: await printed(product) }
    await add(tools, { productId: ids.get(product.slug)!, title: 'Lembar data produk' }, file)
  }
  return chosen.length
}

async function printed({ name, description, standard, specification, variants }: Product) {
  const doc = new PDFDocument({ size: 'A4', margin: 56 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve) => doc.once('end', resolve))
  doc.info.Title = `Lembar data ${name}`
  doc.font('Helvetica').fontSize(10).fill('#475467').text('Lembar data produk')
  doc.font('Helvetica-Bold').fontSize(22).fill('#0b4a9e').text(name)
  doc.moveDown(0.5).font('Helvetica').fontSize(11).fill('#1c2430').text(description)
  const facts = [...(standard ? [{ label: 'Standar', value: standard }] : []), ...specification]
  doc.moveDown()
  for (const { label, value } of facts) row(doc, [label, value])
  doc.moveDown().font('Helvetica-Bold').fontSize(13).text('Varian')
  doc.moveDown(0.4)
  for (const { name: choice, sku, weightKg, unit } of variants.slice(0, 24))
    row(doc, [choice, `${sku}, ${String(weightKg).replace('.', ',')} kg per ${unit}`])
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

function row(doc: PDFKit.PDFDocument, [label, value]: [string, string]): void {
  const y = doc.y
  doc.font('Helvetica').fontSize(10).fill('#475467').text(label, 56, y, { width: 170 })
  const below = doc.y
  doc.fill('#1c2430').text(value, 236, y, { width: 303 })
  doc.y = Math.max(below, doc.y) + 4
  doc.x = 56
}
