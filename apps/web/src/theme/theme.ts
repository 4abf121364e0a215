import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const ink: MantineColorsTuple = [
  '#f2f6fc',
  '#e0e9f6',
  '#bfd1ea',
  '#98b4dc',
  '#6e93cb',
  '#4873b6',
  '#2d599f',
  '#1f4783',
  '#153462',
  '#0c2142',
];

const saffron: MantineColorsTuple = [
  '#fff7ea',
  '#ffebcb',
  '#ffd699',
  '#ffbf61',
  '#ffab33',
  '#f99c16',
  '#de8706',
  '#a96200',
  '#834c02',
  '#593402',
];

const slate: MantineColorsTuple = [
  '#f8fafc',
  '#f0f4f8',
  '#e3e9f0',
  '#d0d9e4',
  '#a9b6c6',
  '#7b8a9e',
  '#5b6b80',
  '#475569',
  '#334155',
  '#1c293b',
];

const fontFamily =
  "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** White text on saffron does not reach the contrast of 4.5, so filled saffron has ink text. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant === 'filled' && input.color === 'saffron') {
    return {
      ...resolved,
      background: 'var(--mantine-color-saffron-4)',
      hover: 'var(--mantine-color-saffron-3)',
      color: 'var(--mantine-color-ink-9)',
    };
  }
  return resolved;
};

/** The theme of the app: ink blue, some saffron, one font family, one radius and one shadow scale on an 8 px grid. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 7,
  colors: { ink, saffron, gray: slate },
  black: '#14213a',
  variantColorResolver,
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '750',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.2rem + 2.6vw, 3.25rem)', lineHeight: '1.1' },
      h2: { fontSize: 'clamp(1.6rem, 1.2rem + 1.4vw, 2.25rem)', lineHeight: '1.18' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '20px', xl: '32px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: '0 1px 2px rgba(12, 33, 66, 0.08)',
    sm: '0 1px 2px rgba(12, 33, 66, 0.06), 0 4px 12px rgba(12, 33, 66, 0.06)',
    md: '0 2px 4px rgba(12, 33, 66, 0.05), 0 12px 28px rgba(12, 33, 66, 0.09)',
    lg: '0 4px 8px rgba(12, 33, 66, 0.05), 0 24px 48px rgba(12, 33, 66, 0.14)',
    xl: '0 8px 16px rgba(12, 33, 66, 0.06), 0 40px 80px rgba(12, 33, 66, 0.2)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 650 } },
    InputBase: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    // The list itself scrolls, because Mantine's scroll area would be an extra tab stop. It opens only on click, so
    // that a focused invalid field does not cover its message. It is aligned to the start of the field, because a
    // hidden list has no width and a centred one would briefly overflow the screen.
    Select: {
      defaultProps: {
        size: 'md',
        allowDeselect: false,
        checkIconPosition: 'right',
        openOnFocus: false,
        withScrollArea: false,
        styles: { options: { maxHeight: 220, overflowY: 'auto' } },
        comboboxProps: { position: 'bottom-start' },
      },
    },
    // Radio buttons are round, so checkboxes must look different.
    Checkbox: { defaultProps: { radius: 'xs' } },
    CheckboxIndicator: { defaultProps: { radius: 'xs' } },
    FileInput: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { blur: 3, backgroundOpacity: 0.45 },
        // The heading of a dialog is not a banner landmark.
        attributes: { header: { role: 'presentation' } },
      },
      styles: { title: { fontWeight: 700, fontSize: '1.125rem' } },
    },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});
