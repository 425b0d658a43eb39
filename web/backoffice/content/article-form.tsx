import type { z } from 'zod'
import type { staffArticleCalls } from '#modules/content/articles/staff-contract.ts'
import { toTimeField } from '#web/form/jakarta-time.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { Input, Select, Textarea, type SelectOption } from '#web/ui/forms/input.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { articleDescribers, articleLabels } from './article-fields.ts'
import { MarkdownField } from './markdown-field.tsx'
import { PictureField } from './picture-field.tsx'

export type EditedArticle = z.output<typeof staffArticleCalls.article.response.schema>

const toOpened = (article: EditedArticle | undefined) =>
  article && {
    revision: article.revision,
    values: {
      title: article.title,
      categoryId: Number(article.category.id),
      excerpt: article.excerpt,
      body: article.body,
      author: article.author,
      tags: article.tags,
      calculatorProduct: article.calculatorProduct,
      publishedAt: article.publishedAt,
      picture: article.picture,
    },
  }

/** An article's words, picture, tags and time of publication. */
export function ArticleForm({
  article: stored,
  categories,
  reply,
}: {
  article: EditedArticle | undefined
  categories: readonly SelectOption[]
  reply: unknown
}) {
  return (
    <Card title="Artikel">
      <EditForm
        record={stored}
        toOpened={toOpened}
        describers={articleDescribers}
        labels={articleLabels}
        reply={reply}
        intent="save"
        encType="multipart/form-data"
        autoComplete="off"
        className="grid gap-4"
      >
        {(article) => (
          <>
            <FormField
              name="title"
              label="Judul"
              defaultValue={article?.title}
              maxLength={140}
              required
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField name="categoryId" label="Kategori" defaultValue={article?.category.id}>
                {(control) => <Select {...control} options={categories} />}
              </FormField>
              <FormField
                name="author"
                label="Penulis"
                defaultValue={article?.author}
                maxLength={80}
                required
              />
            </div>
            {!article && (
              <FormField
                name="slug"
                label="Alamat halaman (URL)"
                optional
                maxLength={120}
                hint="Dibuat dari judul bila kosong, dan tidak berubah lagi."
              />
            )}
            <FormField name="excerpt" label="Ringkasan" defaultValue={article?.excerpt}>
              {(control) => <Textarea {...control} rows={2} maxLength={300} />}
            </FormField>
            <MarkdownField defaultValue={article?.body} />
            {article && (
              <ResponsiveImage
                source={article.picture}
                alt="Gambar utama artikel"
                width={320}
                height={180}
                className="rounded-small border border-line"
              />
            )}
            <PictureField
              name="picture"
              label={article ? 'Gambar utama baru' : 'Gambar utama'}
              optional
            />
            <FormField
              name="tags"
              label="Tag"
              optional
              defaultValue={article?.tags.join(', ')}
              hint="Pisahkan dengan koma. Nama alamat subkategori, misalnya semen-abu, menampilkan barangnya di bawah artikel."
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField
                name="calculatorProduct"
                label="Barang untuk hitungan"
                optional
                defaultValue={article?.calculatorProduct ?? undefined}
                maxLength={120}
                hint="Bagian akhir alamat halaman barang. Kalkulatornya tampil di bawah artikel."
              />
              <FormField
                name="publishedAt"
                label="Terbit pada (WIB)"
                optional
                defaultValue={toTimeField(article?.publishedAt)}
                hint="Kosong berarti draf; waktu yang akan datang menjadwalkannya."
              >
                {(control) => <Input {...control} type="datetime-local" />}
              </FormField>
            </div>
            <SubmitButton className="justify-self-start">
              {article ? 'Simpan artikel' : 'Simpan sebagai artikel baru'}
            </SubmitButton>
          </>
        )}
      </EditForm>
    </Card>
  )
}
