import type { AppDeps } from '#platform/http/context.ts'
import { withTransaction } from '#platform/database/database.ts'
import { renderPdf, type PdfDocument } from '#platform/pdf.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { insertBrandFile } from '#modules/catalogue/products/store/brand-files.ts'
import type { DemoBrand, DemoCatalogue, DemoProduct } from '#demo/catalogue/types.ts'

type BrandFileRow = Parameters<typeof insertBrandFile>[1]

/** Products that a brand's catalogue lists at most. */
const MAX_PRODUCTS = 60
const YEAR = 2026

/**
 * Writes a PDF catalogue for each brand that has products and no catalogue yet; returns how many. The shop is open
 * meanwhile: requests are answered between two of them, and all are listed at once, because each change of the
 * catalogue drops what is cached of it.
 */
export async function seedBrandCatalogues(
  deps: AppDeps,
  catalogue: DemoCatalogue,
  isStopping: () => boolean,
): Promise<number> {
  const rows: BrandFileRow[] = []
  for (const { id, slug } of await findBrandsWithout(deps)) {
    if (isStopping()) return 0
    const brand = catalogue.brands.find((brand) => brand.slug === slug)
    const products = catalogue.products
      .filter((product) => product.brand === slug)
      .slice(0, MAX_PRODUCTS)
    if (!brand || products.length === 0) continue
    const { bytes, pages } = await renderCatalogue(brand, products)
    const file = toReceivedFile({ name: `katalog-${slug}-${YEAR}.pdf`, bytes })
    const fileId = await storeFile(deps, { file, purpose: 'brand-catalogue' })
    rows.push({ brandId: id, title: `Katalog ${brand.name} ${YEAR}`, year: YEAR, pages, fileId })
  }
  await withTransaction(deps, async ({ db }) => {
    for (const row of rows) await insertBrandFile(db, row)
  })
  return rows.length
}

const findBrandsWithout = ({ db }: AppDeps) =>
  db
    .selectFrom('brand')
    .select(['id', 'slug'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('brand_file').select('id').whereRef('brand_id', '=', 'brand.id'))),
    )
    .orderBy('id')
    .execute()

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
