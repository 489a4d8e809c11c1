import { Modal, type ModalProps } from './modal.tsx'

/** A modal panel that comes in from the right, as high as the window. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} placement="side" />
}
