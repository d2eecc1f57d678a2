/** Size of the corner in its own units. */
export const cornerSize = { width: 400, height: 250 } as const;

/** The child's own islet, without its sea: sand, grass, a pond and a path. */
export const CornerGround = () => (
  <>
    <path
      d="M26 150Q20 78 120 62Q210 34 296 64Q386 84 378 154Q372 220 230 228Q60 236 26 150Z"
      fill="#9fe6ea"
      opacity=".55"
    />
    <path
      d="M38 150Q34 88 128 72Q212 48 290 74Q370 94 364 152Q356 208 228 216Q70 222 38 150Z"
      fill="#d9a56a"
    />
    <path
      d="M38 142Q34 84 128 68Q212 44 290 70Q370 90 364 146Q356 200 228 206Q70 212 38 142Z"
      fill="#fbe3b4"
    />
    <path
      d="M62 138Q60 96 140 84Q214 64 282 86Q342 102 338 142Q330 184 226 188Q88 192 62 138Z"
      fill="#8fcf6f"
    />
    <path d="M62 138Q60 96 140 84Q214 64 282 86Q342 102 338 142Q200 96 62 138Z" fill="#b6e088" opacity=".7" />
    <path d="M196 206Q190 176 214 160Q240 142 236 118Q246 142 228 164Q212 182 220 206Z" fill="#fbe3b4" />
    <ellipse cx="120" cy="150" rx="34" ry="12" fill="#4fa8c8" />
    <ellipse cx="118" cy="148" rx="31" ry="10" fill="#7fd0e8" />
    <path d="M98 147q8 -3 16 0t16 0" stroke="#eaffff" strokeWidth="2" fill="none" strokeLinecap="round" />
  </>
);
