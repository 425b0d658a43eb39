import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failure } from '#platform/contract/schemas.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { PIXEL, openTinyShop } from '../support/http/tiny-shop.ts'

const shop = await closeAfterTests(openTinyShop())

const MAX_BYTES = 2_000
const makePng = (size = PIXEL.length) => Buffer.concat([PIXEL, Buffer.alloc(size - PIXEL.length)])
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
const makeFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

/** Clients of both transports: in process and HTTP. */
const listClients = () => [shop.inProcessClient(), shop.httpClient()]

test('uploads: an accepted file arrives with its form fields, over both transports', async () => {
  for (const api of listClients()) {
    const form = { note: ' dari BCA ' }
    assert.deepEqual(await api.upload({ form, files: { file: makeFile(PIXEL, 'bukti.PNG') } }), {
      name: 'bukti.PNG',
      size: PIXEL.length,
      note: 'dari BCA',
      document: false,
    })
    const both = { file: makeFile(PIXEL, 'a.png'), document: makeFile(PDF, 'surat.pdf') }
    assert.equal((await api.upload({ form: {}, files: both })).document, true)
  }
})

test('uploads: a file of exactly the maximum size is accepted, a byte more is 413', async () => {
  for (const api of listClients()) {
    assert.equal(
      (await api.upload({ form: {}, files: { file: makeFile(makePng(MAX_BYTES), 'a.png') } })).size,
      MAX_BYTES,
    )
    for (const size of [MAX_BYTES + 1, 40 * MAX_BYTES, 3_000_000])
      await expectRefusal(
        api.upload({ form: {}, files: { file: makeFile(makePng(size), 'a.png') } }),
        413,
        'file.too_large',
      )
  }
})

test('uploads: what belongs to no rule counts towards the total of the call, which is 413', async () => {
  const send = (name: string, size: number) => {
    const form = new FormData()
    form.append('file', makeFile(PIXEL, 'a.png'))
    if (name === 'note') form.append(name, 'x'.repeat(size))
    else form.append(name, makeFile(Buffer.alloc(size), 'b.png'))
    return fetch(`${shop.origin}/api/uploads`, { method: 'POST', body: form })
  }
  assert.equal((await send('lain', 100_000)).status, 200)
  for (const name of ['lain', 'note']) {
    const response = await send(name, 700_000)
    assert.equal(response.status, 413, name)
    assert.equal(Failure.parse(await response.json()).data?.code, 'input.too_large')
  }
})

test('uploads: content that does not match the file name is 415', async () => {
  const mislabelled: [Buffer, string][] = [
    [SVG, 'a.svg'],
    [SVG, 'a.png'],
    [ZIP, 'a.pdf'],
    [PDF, 'a.png'],
    [PIXEL, 'a.pdf'],
    [PIXEL, 'a.jpg'],
    [PIXEL, 'a.png.exe'],
    [PIXEL, 'png'],
    [Buffer.alloc(0), 'kosong.png'],
    [Buffer.from('MZ'), 'a.png'],
    [Buffer.from('<html><script>1</script>'), 'a.pdf'],
    [Buffer.concat([Buffer.from('GIF89a'), PIXEL]), 'a.png'],
  ]
  for (const api of listClients())
    for (const [bytes, name] of mislabelled) {
      const failure = await expectRefusal(
        api.upload({ form: {}, files: { file: makeFile(bytes, name) } }),
        415,
        'file.wrong_kind',
      )
      assert.match(failure.errors['file'] ?? '', /PNG, PDF/)
    }
})

test('uploads: a missing file is 422 at its field', async () => {
  for (const api of listClients()) {
    const failure = await expectRefusal(
      api.upload({ form: {}, files: { file: new File([], '') } }),
      422,
      'file.missing',
    )
    assert.ok(failure.errors['file'])
  }
})

test('uploads: form fields are validated by their schema, NUL included', async () => {
  for (const api of listClients()) {
    const files = { file: makeFile(PIXEL, 'a.png') }
    assert.ok(
      (
        await expectRefusal(
          api.upload({ form: { note: 'a'.repeat(31) }, files }),
          422,
          'input.invalid',
        )
      ).errors['note'],
    )
    await expectRefusal(api.upload({ form: { note: 'a\u0000' }, files }), 400, 'input.unreadable')
  }
})

/** A multipart body with arbitrary parts, as an attacker could write it. */
const makeMultipart = (parts: string[], boundary = 'batas') => ({
  method: 'POST' as const,
  url: '/api/uploads',
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.from(
    `${parts.map((part) => `--batas\r\n${part}\r\n`).join('')}--batas--\r\n`,
    'latin1',
  ),
})
const makePart = (filename: string, bytes: Buffer) =>
  `Content-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n${bytes.toString('latin1')}`

test('uploads: a file name with path segments or of excessive length is 422 over both transports', async () => {
  const badNames = [
    '../../../etc/passwd.png',
    '..\\..\\a.png',
    '/etc/a.png',
    `${'a'.repeat(296)}.png`,
  ]
  for (const name of badNames) {
    for (const api of listClients())
      await expectRefusal(
        api.upload({ form: {}, files: { file: makeFile(PIXEL, name) } }),
        422,
        'file.name',
      )
    const raw = name.replaceAll('\\', '\\\\')
    const response = await shop.app.inject(makeMultipart([makePart(raw, PIXEL)]))
    assert.equal(response.statusCode, 422, response.body)
    assert.ok(response.json().data.errors.file)
  }
  const long = `${'a'.repeat(251)}.png`
  for (const api of listClients())
    await api.upload({ form: {}, files: { file: makeFile(PIXEL, long) } })
})

test('uploads: malformed multipart bodies are 4xx in the envelope, and later uploads still work', async () => {
  const validRequest = makeMultipart([makePart('a.png', PIXEL)])
  const truncated = { ...validRequest, payload: validRequest.payload.subarray(0, 120) }
  const badRequests = [
    truncated,
    makeMultipart([makePart('a.png', PIXEL)], 'lain'),
    { ...validRequest, headers: { 'content-type': 'multipart/form-data' } },
    {
      ...validRequest,
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from('{}'),
    },
    { ...validRequest, payload: Buffer.alloc(0) },
    makeMultipart([
      'Content-Disposition: form-data; name="__proto__"\r\n\r\nx',
      'Content-Disposition: form-data; name="constructor"; filename="a.png"\r\n\r\nx',
    ]),
  ]
  for (const each of badRequests) {
    const response = await shop.app.inject(each)
    assert.ok(
      response.statusCode >= 400 && response.statusCode < 500,
      `${response.statusCode} ${response.body}`,
    )
    assert.equal(response.json().statusCode, response.statusCode)
  }
  assert.equal((await shop.app.inject(validRequest)).statusCode, 200)
})
