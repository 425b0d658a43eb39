import type { Api } from '#modules/client.ts'

const BODY = `Satu meter persegi plester 1 : 4 setebal 15 mm membutuhkan **6,24 kg semen** dan 0,024 m³ pasir.

## Takaran per meter persegi

| Campuran | Semen | Pasir |
| --- | --- | --- |
| 1 : 3 | 7,78 kg | 0,023 m³ |
| 1 : 4 | 6,24 kg | 0,024 m³ |
| 1 : 5 | 5,18 kg | 0,026 m³ |

## Cara menghitung

1. Ukur luas dinding.
2. Kalikan takarannya, tambah 5 %.

> Plester baru perlu dibasahi tiga hari.
`

/** An article that readers see, with two versions, another one, and a message through the contact form. */
export async function startContent(visitor: Api, staff: Api, calculatorProduct: string) {
  const { id: categoryId } = await staff.staffBlog.addCategory({
    body: { name: 'Takaran lapangan', description: 'Berapa sak, berapa lembar, berapa batang.' },
  })
  const fields = {
    categoryId: Number(categoryId),
    excerpt: 'Takaran semen dan pasir per meter persegi, dengan contoh satu rumah.',
    body: BODY,
    author: 'Bagas Prasetya',
    tags: ['semen-abu', 'triplek'],
    calculatorProduct,
  }
  const title = 'Berapa sak semen untuk plester satu rumah?'
  const { id } = await staff.staffBlog.addArticle({ body: { ...fields, title } })
  const body = `${BODY}\n## Sisa\n\nBulatkan ke sak penuh.\n`
  await staff.staffBlog.changeArticle({ id, body: { ...fields, title, body, revision: 1 } })
  await staff.staffBlog.publishArticle({ id, body: { revision: 2 } })
  const other = { ...fields, title: 'Memilih triplek untuk bekisting dan lemari' }
  const { id: otherId } = await staff.staffBlog.addArticle({ body: other })
  await staff.staffBlog.publishArticle({ id: otherId, body: { revision: 1 } })
  await visitor.surveys.exec({
    query: {
      action: 'insert',
      table: 'contact',
      name: 'Sari Wulandari',
      email: 'sari@contoh.id',
      subject: 'Harga semen 200 sak',
      desc: 'Apakah bisa dikirim bertahap dalam tiga minggu?',
    },
  })
  const { slug, category } = await staff.staffBlog.article({ id })
  return {
    article: id,
    articlePath: `/blog/${category.slug}/${slug}`,
    articleCategory: category.slug,
  }
}
