/** The look of the site, in one sheet: its colours of night and day, by the reader's own choice of the two. */
export const pageStyle = `
:root{color-scheme:dark;--ground:#0e1b17;--surface:#14251f;--empty:#0a1411;--line:#2b3d36;--edge:#6f8077;--text:#f3ebdc;
--text2:#c3c8b8;--text3:#9da698;--leaf:#56c083;--lamp:#ffcf7d;--error:#f6a097;--error-bg:#3b1d1b;--ok:#90dcb1;--ok-bg:#15372a;
--warn:#f3c27a;--warn-bg:#3a2a12}
@media (prefers-color-scheme:light){:root{color-scheme:light;--ground:#f6f0e3;--surface:#fdf9f0;--empty:#ece4d3;--line:#dfd5c0;
--edge:#7d8177;--text:#1a2721;--text2:#47534b;--text3:#5f685e;--leaf:#1b7548;--lamp:#8a5a00;--error:#a02a22;--error-bg:#f9e2dc;
--ok:#17603a;--ok-bg:#deecdd;--warn:#7a4b00;--warn-bg:#f8e8c8}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 16px/26px "Anek Devanagari","Noto Sans Devanagari",system-ui,sans-serif;
overflow-wrap:break-word}
:lang(hi){line-height:1.7}
.wrap{max-width:880px;margin:0 auto;padding:0 16px 72px}
header{display:flex;justify-content:space-between;gap:16px;padding:20px 0}
h1,h2{margin:0;font-family:Eczar,"Noto Serif Devanagari",Georgia,serif;font-weight:400;text-wrap:balance}
h1{font-size:34px;line-height:1.25;letter-spacing:-.012em}
h2{margin-top:48px;font-size:24px;line-height:1.4}
h3{margin:0;font-size:16px;font-weight:600}
p{margin:8px 0 0;text-wrap:pretty}
a{color:inherit;text-underline-offset:4px}
a:focus-visible{outline:3px solid var(--lamp);outline-offset:3px;border-radius:12px}
.state{margin:28px 0 0;padding:20px;border-radius:12px;background:var(--surface)}
.well{background:var(--ok-bg);color:var(--ok)}
.failing{background:var(--error-bg);color:var(--error)}
.partly{background:var(--warn-bg);color:var(--warn)}
.state h2{margin:0}
.state p{color:var(--text2)}
.small{font-size:14px;line-height:20px;color:var(--text3)}
:lang(hi) .small{line-height:1.6}
.part{padding:20px 0;border-bottom:1px solid var(--line)}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px}
.pill{padding:3px 10px;border-radius:12px;background:var(--surface);font-size:14px;font-weight:600;line-height:20px}
.pill.well{background:var(--ok-bg)}.pill.failing{background:var(--error-bg)}
svg{display:block;width:100%;height:36px;margin:12px 0 4px}
.empty{fill:var(--empty);stroke:var(--line);stroke-width:.4}.up{fill:var(--leaf)}.down{fill:var(--error)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:16px;margin:16px 0 0}
dl div{padding:20px;border-radius:12px;background:var(--surface)}
dt{font-size:14px;line-height:20px;color:var(--text2)}
dd{margin:0}
dd b{font:400 30px/40px Eczar,"Noto Serif Devanagari",Georgia,serif;font-variant-numeric:tabular-nums}
ol{margin:0;padding:0;list-style:none}
li{padding:16px 0;border-bottom:1px solid var(--line)}
`
