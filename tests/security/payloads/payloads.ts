/** Stands in every payload, so that a screen, an email or a document can be asked whether it shows one. */
export const MARK = 'zqx'
/** A script of a payload sets this global; nothing of ours has the name. */
export const RUN = 'zqxRan'
/** Payloads ask this host; nothing of ours knows it. */
export const FOREIGN_HOST = 'zqx.example'

const act = `${RUN}=1`

/** Texts that would be more than text where somebody forgets to escape them. Whole tags are removed on arrival, unclosed ones stay. */
export const PAYLOADS: readonly string[] = [
  `zqx<img src=x onerror=${act} `,
  `zqx"onmouseover="${act}"zqx="`,
  `zqx'onfocus='${act}'autofocus='`,
  `<script>${act}</script>zqx`,
  `zqx</script `,
  'zqx<!--<script ',
  `=HYPERLINK("http://${FOREIGN_HOST}","zqx")`,
  'zqx#eval("zqx")',
  'zqx#read("/etc/passwd")',
  `zqx{{name}}{{7*7}}\${7*7}<%=7*7%>`,
  `javascript:${act}//zqx`,
  'zqx\r\nBcc: all@zqx.example',
  `<svg/onload=${act}>zqx`,
  `zqx&lt;img src=x onerror=${act}&gt;`,
  `zqx\u2028${act}//\u2029`,
  "@SUM(1+1)*cmd|' /C calc'!A0 zqx",
  `zqx;}*{background:url(//${FOREIGN_HOST}/a)}`,
  `zqx $x$ #link("https://${FOREIGN_HOST}/a")[a] @b *c* \\`,
  `<<script>script>${act}<</script>/script>zqx`,
  `=?utf-8?Q?zqx=0D=0ABcc:_all@zqx.example?=`,
  `zqx</textarea </title </style <zqx-a `,
  '+zqx()',
  '-zqx()',
  "'=zqx",
  `zqx\u202egpj.exe\u2066`,
  `zqx%3Cscript%3E${act}`,
  `zqx]]>--> <a href=javascript:${act} `,
  `[zqx](javascript:${act}) https://${FOREIGN_HOST}/"onmouseover="${act}`,
  '\tzqx',
  `zqx\`\${7*7}\`"};alert(1);//`,
]

/** The same where a field takes only texts of one form: an email address, a link, a path, a phone number. */
export const SHAPED: readonly ((n: number) => string)[] = [
  (n) => `zqx'onfocus='x'${n}@zqx.example`,
  (n) => `=zqx+${n}@zqx.example`,
  (n) => `zqx${n}@zqx.example`,
  (n) => `https://${FOREIGN_HOST}/${n}?a='onfocus='${act}'&b=<script>`,
  (n) => `https://${FOREIGN_HOST}/${n}`,
  (n) => `/zqx${n}"onmouseover="${act}"<script>`,
  (n) => `/zqx${n}`,
  (n) => `-zqx${n}`,
  (n) => `+2010${String(10_000_000 + n)}`,
]
