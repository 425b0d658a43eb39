import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeDevice } from './device-name.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)'

test('describeDevice: names a browser correctly though it mentions others too', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0'
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1'
  assert.equal(describeDevice(`${ANDROID} Chrome/126.0 Mobile Safari/537.36`), 'Chrome di Android')
  assert.equal(
    describeDevice(`${ANDROID} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`),
    'Samsung Internet di Android',
  )
  assert.equal(describeDevice(edge), 'Edge di Windows')
  assert.equal(describeDevice(iphone), 'Safari di iPhone')
})

test('describeDevice: does not guess an unknown browser', () => {
  assert.equal(describeDevice('curl/8.6.0'), 'Peranti tidak dikenal')
  assert.equal(describeDevice(''), 'Peranti tidak dikenal')
})
