import type { AppDeps } from '#platform/http/context.ts'
import { renderPdf, type PdfDocument } from '#platform/pdf.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { insertBrandFile } from '#modules/catalogue/products/store/brand-files.ts'
import type { DemoBrand, DemoCatalogue, DemoProduct } from '#demo/catalogue/types.ts'

/** Products that a brand's catalogue lists at most. */
const MAX_PRODUCTS = 60
const YEAR = 2026

/** Writes a PDF catalogue for each brand that has products; returns how many. */
export async function seedBrandCatalogues(
  deps: AppDeps,
  { brands, products }: DemoCatalogue,
): Promise<number> {
  const rows = await deps.db.selectFrom('brand').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  let createdCount = 0
  for (const brand of brands) {
    const brandProducts = products
      .filter((product) => product.brand === brand.slug)
      .slice(0, MAX_PRODUCTS)
    const brandId = ids.get(brand.slug)
    if (brandProducts.length === 0 || brandId === undefined) continue
    const { bytes, pages } = await renderCatalogue(brand, brandProducts)
    const title = `Katalog ${brand.name} ${YEAR}`
    const file = toReceivedFile({ name: `katalog-${brand.slug}-${YEAR}.pdf`, bytes })
    const fileId = await storeFile(deps, { file, purpose: 'brand-catalogue' })
    await insertBrandFile(deps.db, { brandId, title, year: YEAR, pages, fileId })
    createdCount += 1
  }
  return createdCount
}

const LEFT = 56
const WIDTH = 483

const renderCatalogue = (brand: DemoBrand, products: readonly DemoProduct[]) =>
  renderPdf({ size: 'A4', margin: LEFT, title: `Katalog ${brand.name} ${YEAR}` }, (doc) => {
    drawCover(doc, brand)
    for (const product of products) drawProduct(doc, product)
    drawPageNumbers(doc)
  })

function drawCover(doc: PdfDocument, { name, colour, story }: DemoBrand): void {
  doc.rect(0, 0, doc.page.width, 220).fill(colour)
  doc.fill('#ffffff').font('Helvetica-Bold').fontSize(40).text(name, LEFT, 96)
  doc.font('Helvetica').fontSize(16).text(`Katalog barang ${YEAR}`, LEFT, 148)
  doc.fill('#1c2430').fontSize(12).text(story, LEFT, 260, { width: WIDTH, lineGap: 4 })
  doc.addPage()
}

function drawProduct(
  doc: PdfDocument,
  { name, description, variants, standard }: DemoProduct,
): void {
  if (doc.y > 660) doc.addPage()
  doc.fill('#0b4a9e').font('Helvetica-Bold').fontSize(13).text(name, LEFT, doc.y, { width: WIDTH })
  doc.fill('#475467').font('Helvetica').fontSize(9)
  doc.text([standard, description].filter(Boolean).join(' · '), {
    width: WIDTH,
    height: 36,
    ellipsis: true,
  })
  doc.moveDown(0.3)
  for (const { sku, name: choice, unit, weightKg } of variants.slice(0, 8)) {
    const y = doc.y
    doc
      .fill('#1c2430')
      .fontSize(9)
      .text(choice, LEFT, y, { width: 220, lineBreak: false, ellipsis: true })
    doc.fill('#475467').text(sku, LEFT + 230, y, { width: 150, lineBreak: false })
    doc.text(`${weightKg} kg / ${unit}`, LEFT + 390, y, {
      width: 93,
      align: 'right',
      lineBreak: false,
    })
    doc.y = y + 14
  }
  doc.moveDown(1)
}

function drawPageNumbers(doc: PdfDocument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start + 1; page < start + count; page++) {
    doc.switchToPage(page)
    const y = doc.page.height - 40
    // Without this, pdfkit would start a new page for text below the margin.
    doc.page.margins.bottom = 0
    doc
      .fill('#98a2b3')
      .fontSize(8)
      .text(`${page + 1} / ${count}`, LEFT, y, { width: WIDTH, align: 'right' })
  }
}
