/** The styles of the documentation page: two columns on wide screens, one on phones. */
export const STYLE = `*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c293b;display:grid;grid-template-columns:23rem minmax(0,1fr);
grid-template-areas:"header header" "nav main"}
header{grid-area:header;background:#0c2142;color:#fff;padding:1.25rem 2rem}header a{color:#ffd699}
header h1{margin:0;font-size:1.5rem}header p{margin:.25rem 0 0}
nav{grid-area:nav;border-right:1px solid #d0d9e4;padding:.5rem 1rem 2rem 2rem;font-size:.8125rem;position:sticky;top:0;
align-self:start;max-height:100vh;overflow-y:auto}
nav h2{font-size:.875rem;margin:1rem 0 .25rem}nav ul{list-style:none;margin:0;padding:0}nav li{overflow-wrap:anywhere}
nav a{display:block;padding:.15rem 0;color:#153462}
main{grid-area:main;padding:.5rem 2rem 4rem;max-width:64rem}
main h2{font-size:1.375rem;margin:2.5rem 0 0}main h2:first-child{margin-top:1rem}
section{border-top:1px solid #d0d9e4;padding:1rem 0;margin-top:1rem}
h3{font-size:1.0625rem;margin:0;overflow-wrap:anywhere}h4{font-size:.875rem;margin:1rem 0 .25rem;color:#334155}
h3 b{display:inline-block;min-width:3.75rem;text-align:center;font-size:.75rem;line-height:1.6;border-radius:4px;color:#fff;
background:#1f4783;vertical-align:2px}h3 b.POST{background:#155f3c}h3 b.PUT{background:#834c02}h3 b.DELETE{background:#9c1c1c}
p{margin:.375rem 0}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{background:#f0f4f8;border-radius:6px;padding:.75rem 1rem;margin:0;overflow:auto;max-height:24rem}
table{border-collapse:collapse;font-size:.875rem}th,td{border-bottom:1px solid #e3e9f0;padding:.25rem 1rem .25rem 0;
text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}th{min-width:9.5rem}
summary{cursor:pointer;margin-top:1rem;font-size:.875rem;font-weight:600}
a:focus-visible,pre:focus-visible,summary:focus-visible{outline:3px solid #de8706;outline-offset:2px}
@media(max-width:60rem){body{display:block}header{padding:1rem}nav{position:static;max-height:15rem;border:0;
border-bottom:1px solid #d0d9e4;padding:.5rem 1rem}
main{padding:.5rem 1rem 3rem}}`;
