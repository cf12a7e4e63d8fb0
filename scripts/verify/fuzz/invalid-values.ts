import fc from 'fast-check'

/** As a browser chooses it; the framework's parser takes no short ones. */
export const BOUNDARY = '----WebKitFormBoundaryJZ9brb7jtCRLtePP'

/** Texts that stand three spaces, or a line, apart. */
const splitList = (text: string) => text.trim().split(/\s{3,}/)

/** References of the framework's own encoding of arguments, right and wrong ones. */
const INVALID_ARGUMENTS = [
  '',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  ...splitList(`
    null   {}   []   [[]]   0   "x"   {   [1,   true   "$K1"   ["$K1"]   [null,"$K1"]   ["$@1"]
    ["$@99","$K1"]   ["$F1","$K1"]   ["$F99"]   ["$Q1"]   ["$W1"]   ["$i1"]   ["$B1"]   ["$S1"]
    ["$T1"]   ["$R1"]   ["$r1"]   ["$X1"]   ["$x1"]   ["$L1"]   ["$h1"]   ["$H1"]   ["$0"]
    ["$1"]   ["$0:0"]   ["$0:__proto__:then"]   ["$1:constructor:constructor"]   ["$K99"]
    ["$n1"]   ["$nx"]   ["$D2026"]   ["$Dx"]   ["$Infinity"]   ["$-0"]   ["$NaN"]   ["$undefined"]
    ["$o1"]   ["$O1"]   ["$A1"]   ["$V1"]   ["$G1"]   ["$g1"]   ["$M1"]   ["$m1"]   ["$P1"]
    [{"then":"$1:then"},"$K1"]   {"then":"$1:__proto__:then","status":"resolved_model"}
    [{"__proto__":{"x":1}},"$K1"]   ["$K1","$K1","$K1"]
    [{"status":"start","values":{"name":"$K1"},"errors":{}},"$K1"]   ["$ACTION_1","$K1"]
    ["$$","$$$"]
  `),
]
export const invalidArgument = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...INVALID_ARGUMENTS) },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc
      .string({ minLength: 1, maxLength: 8 })
      .map((text) => JSON.stringify([`$${text}`, '$K1'])),
  },
)

const INVALID_BOUND_ARGUMENTS = [
  '',
  ...splitList(`
    {}   null   []   {   "x"   {"id":null}   {"id":1,"bound":null}   {"id":"x","bound":"$@1"}
    {"id":"ID","bound":null}   {"id":"ID","bound":"$@9"}   {"id":"ID","bound":"$@0"}
    {"id":"ID","bound":[]}   {"id":"ID","bound":"$F1"}   {"id":"ID","bound":"$Q1"}
    {"id":"ID","bound":{"then":1}}   {"id":"ID"}   {"id":"ID#x","bound":"$@1"}
    {"id":"__proto__","bound":"$@1"}   {"id":"ID","bound":"$@1:x:y"}
  `),
]
/** What stands in `$ACTION_1:0`. @param id of the real action */
export const makeBoundArgument = (id: string) =>
  fc.oneof(
    fc.constantFrom(...INVALID_BOUND_ARGUMENTS).map((text) => text.replace('ID', id)),
    invalidArgument,
  )

export const invalidToken = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'x',
    '0',
    '-1',
    '*',
    'null',
    '\xff',
    'a'.repeat(9_000),
    '../..',
    '%00',
    '"',
    ';',
    ',',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, '')),
  fc.stringMatching(/^[0-9a-f]{42}$/),
)

export const METHODS = [
  '',
  ...splitList(`
    PUT   PATCH   DELETE   OPTIONS   TRACE   CONNECT   HEAD   GET   post   PROPFIND   X
  `),
]

export const PATHS = [
  `/${'a'.repeat(5_000)}`,
  '/\\evil',
  ...splitList(`
    /   //   *   /toronto   /toronto/   /toronto.rsc   /badges/%   /logos/..%c0%af..   /TORONTO   /nope   /get-quote   /thankyou   /%   /%00
    /%2e%2e   /toronto/get-quote?x[]=1&__proto__=1   /api/pickup.ics   /_next/static/x
    /_next/data/x.json   x   /usa/toronto   /canada   /toronto?_rsc=1   http://evil.example/
    /?#   /_next/image?url=x&w=1&q=1   /_not-found   /favicon.ico   /sitemap.xml   /toronto/../..
    /toronto;x=1   /toronto/book-now   /toronto/nope   /_next/x   /badges/x   /items/x.webp   /thankyou?ref=%00&kind=__proto__&date=%ff
    /thankyou?kind=pickup&city=toronto&date=2026-13-45&window=99:99-00:00&load[]=1
    /api/pickup.ics?city=__proto__&date=0000-00-00&window=-   /api/pickup.ics?city=toronto&date=%00
  `),
]

export const ORIGINS = [
  '',
  ...splitList(`
    null   https://evil.example   http://localhost.evil.example   //   x   file://   http://[::1
  `),
]

export const CONTENT_TYPES = [
  '',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
  'multipart/form-data; boundary=\xff',
  ...splitList(`
    text/plain   application/json   application/x-www-form-urlencoded   multipart/form-data
    multipart/form-data; boundary=   multipart/form-data; boundary=""
    multipart/form-data; boundary=y   multipart/form-data; boundary="BOUNDARY
    multipart/form-data; charset=utf-16; boundary=BOUNDARY   multipart/mixed; boundary=BOUNDARY
    multipart/form-data; boundary=BOUNDARY; boundary=y   MULTIPART/FORM-DATA; BOUNDARY=BOUNDARY
    multipart/form-data;;boundary=BOUNDARY   text/x-component
  `),
].map((type) => type.replace(/BOUNDARY$|BOUNDARY(?=;)/, BOUNDARY))

export const PART_HEADERS = [
  '',
  'content-disposition: form-data; name="\0"',
  "content-disposition: form-data; name*=utf-8''%ff",
  'a'.repeat(20_000),
  'content-disposition: form-data; name="0"\r\ncontent-type: application/octet-stream',
  'content-disposition: form-data; name="_1_a"; filename="x"\r\ncontent-transfer-encoding: base64',
  'content-disposition: form-data; name="name"\r\ncontent-transfer-encoding: base64',
  'content-disposition: form-data; name="name"; filename="../../etc/passwd"\r\ncontent-type: \xff',
  ...splitList(`
    x   content-disposition: form-data   content-disposition: form-data; name
    content-disposition: x; name="0"   content-disposition: form-data; name=""
    Content-Type: text/html   content-disposition: form-data; name="0"; filename="x"
    content-disposition: form-data; name="0"; name="1"
    content-disposition: form-data; name="__proto__"   : : :
  `),
]

export const FRAMEWORK_NAMES = [
  ...splitList(`
    $ACTION_REF_   $ACTION_REF_1   $ACTION_REF_2   $ACTION_REF_1:x   $ACTION_ID_   $ACTION_ID_x
    $ACTION_KEY   $ACTION_1:0   $ACTION_1:1   $ACTION_1:2   $ACTION_2:0   0   1   2   _1_name
    1_name   _2_   $ACTION_
  `),
]

/** How a body may end. */
export const BODY_ENDINGS = [
  '',
  '--B',
  '--B--',
  '--y--\r\n',
  '--B\r\n',
  '\r\n--B--\r\nepilogue',
  '--B--\n',
].map((tail) => tail.replace('B', BOUNDARY))
