import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { deriveCookiePolicy } from './cookie-policy.ts'
import { ConfigError } from './config-error.ts'

test('readConfig: without variables, a demo shop on loopback with the embedded database', () => {
  const config = readConfig({ PATH: '/bin', STORE_NAME: '' })
  assert.equal(config.port, 3000)
  assert.equal(config.host, '127.0.0.1')
  assert.equal(config.publicOrigin, 'http://localhost:3000')
  assert.equal(config.storeName, 'Pondasi')
  assert.equal(config.dataDir, path.resolve('data'))
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.demo, true)
  assert.equal(config.role, 'all')
})

test('readConfig: an external database has no demo unless DEMO=1', () => {
  const DATABASE_URL = 'postgres://toko@db.contoh.id/toko'
  assert.equal(readConfig({ DATABASE_URL }).demo, false)
  assert.equal(readConfig({ DATABASE_URL, DEMO: '1' }).demo, true)
  assert.equal(readConfig({ DEMO: '0' }).demo, false)
})

test('readConfig: a standby and an address without a pooler need DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://toko@db.contoh.id/toko'
  for (const name of ['DATABASE_STANDBY_URL', 'DATABASE_DIRECT_URL']) {
    const beside = { [name]: 'postgres://toko@db-2.contoh.id/toko' }
    assert.throws(() => readConfig(beside), new RegExp(`DATABASE_URL: .*needed beside ${name}`))
    readConfig({ ...beside, DATABASE_URL })
  }
})

test('readConfig: a shop that others can reach has no demo unless DEMO=1, and a warning says so', () => {
  for (const reachable of [
    { PUBLIC_ORIGIN: 'https://toko.contoh.id' },
    { PUBLIC_ORIGIN: 'http://localhost.contoh.id' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.20' },
    { HOST: '::' },
  ]) {
    const byDefault = readConfig(reachable)
    assert.deepEqual([byDefault.demo, byDefault.isDemoPublic], [false, false])
    assert.match(byDefault.warnings.join('\n'), /no demo.* DEMO=1/)
    assert.doesNotMatch(readConfig({ ...reachable, DEMO: '0' }).warnings.join('\n'), /demo/i)
    const explicit = readConfig({ ...reachable, DEMO: '1' })
    assert.deepEqual([explicit.demo, explicit.isDemoPublic], [true, true])
    assert.match(explicit.warnings.join('\n'), /anybody can sign in as staff/)
  }
  for (const local of [
    {},
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: '127.0.0.2', DEMO: '1' },
  ]) {
    const { demo, isDemoPublic, warnings } = readConfig(local)
    assert.deepEqual([demo, isDemoPublic, warnings], [true, false, []])
  }
})

test('readConfig: every wrong variable is named with what is valid, and no secret is shown', () => {
  const wrong = {
    PORT: '70000',
    PUBLIC_ORIGIN: 'https://toko.contoh.id/belanja',
    DEMO: 'yes',
    ROLE: 'everything',
    DATABASE_URL: 'mysql://toko:rahasia@db.contoh.id/toko',
    SMTP_URL: 'mail',
    WHATSAPP_PHONE_NUMBER_ID: '+62 812',
    WHATSAPP_TOKEN: 'pendek',
    WHATSAPP_API_URL: 'http://graph.facebook.com/v23.0',
    EMBEDDED_PG_PORT: '5432.5',
    METRICS_TOKEN: 'pendek',
    LOG_LEVEL: 'loud',
    GOOGLE_CLIENT_ID: 'dua kata',
    GOOGLE_JWKS_URL: 'http://www.googleapis.com/oauth2/v3/certs',
    GOOGLE_AUTHORIZE_URL: 'http://accounts.google.com/o/oauth2/v2/auth',
  }
  assert.throws(
    () => readConfig(wrong),
    (error) => {
      assert.ok(error instanceof ConfigError)
      for (const name of Object.keys(wrong)) assert.match(error.message, new RegExp(`  ${name}: `))
      assert.match(
        error.message,
        /PORT: "70000" does not do; a port: a whole number from 1 to 65535/,
      )
      assert.match(error.message, /ROLE: "everything" does not do; one of all, web, api, worker/)
      assert.doesNotMatch(error.message, /rahasia|pendek/)
      return true
    },
  )
})

test('readConfig: WhatsApp needs a token and a number, or neither', () => {
  const token = { WHATSAPP_TOKEN: 'kunci-yang-cukup-panjang' }
  assert.throws(() => readConfig(token), /WHATSAPP_PHONE_NUMBER_ID: .*needed beside WHATSAPP_TOKEN/)
  assert.equal(readConfig({}).whatsapp, undefined)
  assert.deepEqual(readConfig({ ...token, WHATSAPP_PHONE_NUMBER_ID: '106540352242922' }).whatsapp, {
    apiUrl: 'https://graph.facebook.com/v23.0',
    phoneNumberId: '106540352242922',
    token: 'kunci-yang-cukup-panjang',
  })
})

test('readConfig: addresses lose their trailing slash', () => {
  const config = readConfig({
    PUBLIC_ORIGIN: 'https://toko.contoh.id/',
    BLOG_URL: 'https://b.id/v1/',
  })
  assert.equal(config.publicOrigin, 'https://toko.contoh.id')
  assert.equal(config.services.blog, 'https://b.id/v1')
  assert.equal(config.services.ticket, undefined)
})

test('deriveCookiePolicy: cookies are secure over https and on loopback, plain with a warning elsewhere', () => {
  for (const origin of [
    'https://toko.contoh.id',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]) {
    assert.deepEqual(deriveCookiePolicy(origin), {
      prefix: '__Host-',
      secure: true,
      warning: undefined,
    })
  }
  const plain = deriveCookiePolicy('http://192.168.1.20:3000')
  assert.equal(plain.prefix, '')
  assert.equal(plain.secure, false)
  assert.match(plain.warning ?? '', /PUBLIC_ORIGIN/)
  assert.equal(deriveCookiePolicy('http://127.0.0.1.contoh.id').secure, false)
  assert.equal(readConfig({ PUBLIC_ORIGIN: 'http://toko.lan', DEMO: '0' }).warnings.length, 1)
})

test('readConfig: Google by its client id, in the demo our own fake, else none', () => {
  const GOOGLE_CLIENT_ID = '1234-abc.apps.googleusercontent.com'
  assert.deepEqual(
    readConfig({ GOOGLE_CLIENT_ID, PUBLIC_ORIGIN: 'https://toko.contoh.id', DEMO: '1' }).google,
    {
      clientId: GOOGLE_CLIENT_ID,
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      isFake: false,
    },
  )
  assert.deepEqual(
    readConfig({ PUBLIC_ORIGIN: 'https://toko.contoh.id', HOST: '0.0.0.0', DEMO: '1' }).google,
    {
      clientId: 'demo-pondasi',
      authorizeUrl: 'https://toko.contoh.id/demo/google/authorize',
      jwksUrl: 'http://127.0.0.1:3000/demo/google/keys',
      isFake: true,
    },
  )
  assert.equal(readConfig({ HOST: '::1' }).google?.jwksUrl, 'http://[::1]:3000/demo/google/keys')
  assert.equal(readConfig({ DEMO: '0' }).google, undefined)
})

test('readConfig: without encrypted cookies there is no sign-in with Google, and a warning says why', () => {
  const { google, warnings } = readConfig({
    PUBLIC_ORIGIN: 'http://toko.lan',
    GOOGLE_CLIENT_ID: '1234-abc.apps.googleusercontent.com',
  })
  assert.equal(google, undefined)
  assert.match(warnings.join('\n'), /GOOGLE_CLIENT_ID is given/)
})

test('readConfig: proxies are trusted by address or network; names and impossible networks are refused', () => {
  assert.deepEqual(readConfig({}).trustedProxies, [])
  const TRUSTED_PROXIES = '127.0.0.1,10.0.0.0/8,fd00::/8'
  assert.deepEqual(readConfig({ TRUSTED_PROXIES }).trustedProxies, TRUSTED_PROXIES.split(','))
  for (const wrong of ['true', '*', '10.0.0.0/33', '999.1.1.1', '127.0.0.1,', 'dead'])
    assert.throws(() => readConfig({ TRUSTED_PROXIES: wrong }), /TRUSTED_PROXIES/, wrong)
})

test('readConfig: one payment gateway with all its keys, or the built-in bank', () => {
  assert.equal(readConfig({}).gateway, undefined)
  const MIDTRANS_SERVER_KEY = 'SB-Mid-server-abcdefghij'
  assert.deepEqual(readConfig({ MIDTRANS_SERVER_KEY }).gateway, {
    provider: 'midtrans',
    apiUrl: 'https://api.midtrans.com',
    serverKey: MIDTRANS_SERVER_KEY,
  })
  const xendit = {
    XENDIT_SECRET_KEY: 'xnd_development_abcdef',
    XENDIT_CALLBACK_TOKEN: 'token-panggilan-balik',
    XENDIT_API_URL: 'https://xendit.contoh.id/',
  }
  assert.deepEqual(readConfig(xendit).gateway, {
    provider: 'xendit',
    apiUrl: 'https://xendit.contoh.id',
    secretKey: xendit.XENDIT_SECRET_KEY,
    callbackToken: xendit.XENDIT_CALLBACK_TOKEN,
  })
  assert.throws(
    () => readConfig({ XENDIT_SECRET_KEY: xendit.XENDIT_SECRET_KEY }),
    /XENDIT_CALLBACK_TOKEN: .*needed beside XENDIT_SECRET_KEY/,
  )
  assert.throws(() => readConfig({ ...xendit, MIDTRANS_SERVER_KEY }), /one gateway/)
})

test('readConfig: an account at Paper.id needs all its keys, and a token that an address can carry', () => {
  assert.equal(readConfig({}).paper, undefined)
  const paper = {
    PAPER_CLIENT_ID: 'klien-toko',
    PAPER_CLIENT_SECRET: 'rahasia-klien-toko',
    PAPER_CALLBACK_TOKEN: 'token_panggilan-balik',
  }
  assert.deepEqual(readConfig(paper).paper, {
    apiUrl: 'https://open-api.paper.id',
    clientId: paper.PAPER_CLIENT_ID,
    clientSecret: paper.PAPER_CLIENT_SECRET,
    callbackToken: paper.PAPER_CALLBACK_TOKEN,
  })
  const { PAPER_CALLBACK_TOKEN, ...keys } = paper
  assert.throws(() => readConfig(keys), /PAPER_CALLBACK_TOKEN: .*needed beside PAPER_CLIENT_ID/)
  assert.throws(
    () => readConfig({ ...paper, PAPER_CALLBACK_TOKEN: `${PAPER_CALLBACK_TOKEN}&x=1` }),
    /PAPER_CALLBACK_TOKEN/,
  )
})

test('readConfig: keys of one-time codes are long, and the newest is first', () => {
  assert.deepEqual(readConfig({}).codeKeys, [])
  const keys = ['b'.repeat(32), 'a'.repeat(40)]
  assert.deepEqual(readConfig({ ONE_TIME_CODE_KEYS: keys.join(',') }).codeKeys, keys)
  for (const wrong of ['short', `${keys[0]},`, `${keys[0]},short`])
    assert.throws(() => readConfig({ ONE_TIME_CODE_KEYS: wrong }), /ONE_TIME_CODE_KEYS: .*32/)
})

test('readConfig: a language model needs an address and a name, and has limits of its own', () => {
  assert.equal(readConfig({}).languageModel, undefined)
  const model = { ASSISTANT_MODEL_URL: 'http://10.0.0.5:11434/v1/', ASSISTANT_MODEL_NAME: 'kecil' }
  const { languageModel } = readConfig({ ...model, ASSISTANT_MODEL_DAY_COST: '5000' })
  assert.deepEqual(
    [languageModel?.apiUrl, languageModel?.canSee, languageModel?.limits.dayCost],
    ['http://10.0.0.5:11434/v1', false, 5000],
  )
  assert.throws(() => readConfig({ ASSISTANT_MODEL_URL: model.ASSISTANT_MODEL_URL }), /_NAME/)
  assert.throws(() => readConfig({ ...model, ASSISTANT_MODEL_TIMEOUT_MS: '60000' }), /_TIMEOUT_MS/)
})
