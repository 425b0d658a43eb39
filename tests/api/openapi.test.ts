import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#modules/contract.ts'
import { buildOpenApi } from '#platform/contract/openapi.ts'
import { getServicePath } from '#platform/contract/service-path.ts'

const document = buildOpenApi(calls, 'Toko')

test('buildOpenApi: describes every call under its path and method', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const contractCalls = Object.values(calls).map(
    (call) => `${call.method} ${getServicePath(call.service)}${call.path}`,
  )
  assert.deepEqual(described.sort(), contractCalls.sort())
})

test('buildOpenApi: every reference resolves to a schema of the document', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  assert.ok(references.length > 100)
  for (const reference of new Set(references)) {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(reference) ?? []
    assert.ok(name && name in document.components.schemas, reference)
  }
  assert.doesNotMatch(text, /\$defs|\$schema/)
})

test('buildOpenApi: a body with required fields is required, and so is a required file', () => {
  type Described = {
    requestBody: { required: boolean; content: Record<string, { schema: { required?: string[] } }> }
  }
  const body = (path: string, method: string) =>
    (document.paths[path]![method] as Described).requestBody
  assert.equal(body('/api/cart', 'post').required, true)
  assert.equal(body('/api/so/ecom/{id}/cancel', 'post').required, false)
  const proof = body('/api/invoice/ecom/invoices/{id}/proof-payment', 'patch')
  assert.deepEqual(proof.content['multipart/form-data']!.schema.required, ['file'])
})
