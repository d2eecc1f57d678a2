/** Version of judging, grading and the model: stored with each window, raised when an old answer would score otherwise. */
export const mathsVersion = 7;
