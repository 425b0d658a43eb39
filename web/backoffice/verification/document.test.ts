import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { createSentSubmission } from '#tests/support/accounts/company-applicant.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { apiContext } from '#web/context.ts'
import { loader } from './document.ts'

const shop = await useTestShop()

/** Opens a document as a member of the verification staff. */
async function openDocument(id: string, documentId: string) {
  const context = new RouterContextProvider()
  context.set(apiContext, await shop.asStaff('verifikasi@contoh.id'))
  const url = new URL(`http://localhost:3000/backoffice/verifikasi/${id}/dokumen/${documentId}`)
  const pattern = '/backoffice/verifikasi/:id/dokumen/:documentId'
  return loader({ context, params: { id, documentId }, request: new Request(url), url, pattern })
}

/** The audit entries of one submission, newest first. */
async function listAuditEntries(id: string) {
  const { results } = await (await shop.asStaff()).audit.list({ query: { search: id } })
  return results.map(({ staff, action }) => [staff, action])
}

test('GET /backoffice/verifikasi/:id/dokumen/:documentId: audits opening the document and nothing else', async () => {
  const { id, submission } = await createSentSubmission(shop)
  const { id: documentId, label, file } = submission.documents[0]!
  const response = await openDocument(id, documentId)
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), pdf())
  assert.equal(
    response.headers.get('content-disposition'),
    `attachment; filename*=UTF-8''${file.name}`,
  )
  assert.deepEqual(await listAuditEntries(id), [['Vera Lestari', `Lihat dokumen: ${label}`]])
})

test('GET /backoffice/verifikasi/:id/dokumen/:documentId: answers 404 for a document of another submission', async () => {
  const [one, other] = [await createSentSubmission(shop), await createSentSubmission(shop)]
  const documentId = other.submission.documents[0]!.id
  await assert.rejects(openDocument(one.id, documentId), { status: 404 })
  assert.deepEqual(await listAuditEntries(one.id), [])
})
