const AS_PLAIN_PDF = 'Save it again as a plain PDF, for example with "Print to PDF", and choose that file.';
const WITHOUT = 'Remove it, or save the document as a PDF, and choose that file.';

/** Forbidden contents of uploaded documents, each with its error message. */
export const UNSAFE_CONTENT = {
  pdfScript: `This PDF holds a script. ${AS_PLAIN_PDF}`,
  pdfProgram: `This PDF starts a program or reads another file when it is used. ${AS_PLAIN_PDF}`,
  pdfSends: `This PDF sends what is typed into it elsewhere. ${AS_PLAIN_PDF}`,
  pdfFiles: `This PDF has other files inside. ${AS_PLAIN_PDF}`,
  pdfMedia: `This PDF plays media. ${AS_PLAIN_PDF}`,
  pdfForm: `This PDF is a form that changes while it is filled in. ${AS_PLAIN_PDF}`,
  pdfProtected: `This PDF is protected, so it cannot be checked. ${AS_PLAIN_PDF}`,
  pdfUnreadable: `This PDF is damaged or built in an unusual way, so it cannot be checked. ${AS_PLAIN_PDF}`,
  docxRemote: `This document loads something from another place when it is opened. ${WITHOUT}`,
  docxFiles: `This document has another file or program inside. ${WITHOUT}`,
  docxMacros: `This document holds macros. ${WITHOUT}`,
  docxField: `This document has a field that takes its content from another file, program or website. ${WITHOUT}`,
  docxTooLarge: 'This document is too large when it is unpacked. Make its pictures smaller, or save it as a PDF.',
  docxUnusual: 'This document is damaged or built in an unusual way. Save it again, or save it as a PDF.',
} as const;

export type UnsafeContent = keyof typeof UNSAFE_CONTENT;
