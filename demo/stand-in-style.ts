/** The style of the demo's pages that stand in for other companies'. */
export const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;
background:#eef1f4;color:#121a23;font:16px/1.5 system-ui,sans-serif}main{width:min(26rem,92vw);
background:#fff;border:1px solid #d2d9e1;border-radius:10px;padding:1.5rem}h1{font-size:1.25rem;margin:0}
p{margin:.25rem 0 1rem;color:#4a5663}form{margin:0 0 .75rem}button{width:100%;min-height:44px;padding:.6rem 1rem;
text-align:left;font:inherit;color:inherit;background:#fff;border:1px solid #8794a3;border-radius:6px;cursor:pointer}
button:hover{background:#eef1f4}button:focus-visible{outline:2px solid #0b4a9e;outline-offset:2px}
b,span{display:block;overflow-wrap:anywhere}span{color:#4a5663;font-size:.875rem}`
