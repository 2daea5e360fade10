"""First picture of a start on Linux: the mark and its words, drawn by Qt alone. The web engine needs most of a second
until it shows anything, and is loaded only after this is on the screen. This module needs Qt.
"""

import os
from typing import Any

from PySide6.QtCore import QEventLoop, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from app.desktop.starting_page import GROUND, HEADLINE, MARK_SIZE, QUIET, SENTENCE, STROKES, TEXT

AREA = (480, 163)
"""Width and height of the drawing in the middle. Its lines lie where the page has them."""
HEADLINE_AT, SENTENCE_AT = 92, 139
LIFT = 16
"""Pixels above the middle of the screen, as the window library places its window."""
LOOK_MS = 5
PATIENCE_MS = 500
"""Milliseconds that a window manager may take to show the window."""
PAINT_MS = 50
"""Milliseconds in which it is painted once more, because a window manager may put a frame around it."""
PAUSE_MS = 150
"""Milliseconds in which what lies below is painted."""


class StartingPicture:
    """Window with the picture of a start. It stays until the window of the engine has taken its place."""

    def __init__(self, title: str, size: tuple[int, int], smallest: tuple[int, int]) -> None:
        # The engine asks for it when it is loaded after the application was made.
        QApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
        self._app = QApplication.instance() or QApplication(["pitlane"])
        self._label = _make_label(None)
        self._label.setWindowTitle(title)
        self._label.resize(*size)
        self._label.setMinimumSize(*smallest)
        place = self._app.primaryScreen().geometry().center() - self._label.rect().center()
        self._label.move(place.x(), place.y() - LIFT)
        self._label.show()
        self._wait_until_painted()

    def _wait_until_painted(self) -> None:
        """Handle events until the window manager shows the window, and then until it is painted. This is one call: each
        of `processEvents` takes a reference from None too many, and thousands of them end Python 3.11.
        """
        loop, watch = QEventLoop(), QTimer()
        watch.timeout.connect(lambda: self._label.windowHandle().isExposed() and loop.exit())
        watch.start(LOOK_MS)
        QTimer.singleShot(PATIENCE_MS, loop.exit)
        loop.exec()
        watch.stop()
        QTimer.singleShot(PAINT_MS, loop.exit)
        loop.exec()

    def give_way(self, window: Any) -> None:
        """Let the engine's window, which is about to be shown, take this one's place. The picture lies over its page
        until that is painted. Ends the process where the owner has closed the picture meanwhile.
        """
        self._app.processEvents()
        if not self._label.isVisible():
            os._exit(0)
        over = _make_label(window)
        over.setGeometry(window.rect())
        over.show()
        window.webview.loadFinished.connect(lambda _ok: QTimer.singleShot(PAUSE_MS, over.hide))
        QTimer.singleShot(PAUSE_MS, self._label.close)


def _make_label(parent: Any) -> Any:
    label = QLabel(parent)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setAutoFillBackground(True)
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(GROUND))
    label.setPalette(palette)
    label.setAccessibleName(HEADLINE)
    label.setPixmap(_draw(label.devicePixelRatioF()))
    return label


def _draw(scale: float) -> Any:
    """Return the mark with the two lines of words below it."""
    width, height = AREA
    picture = QPixmap(round(width * scale), round(height * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(QColor(GROUND))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _write(painter, HEADLINE, HEADLINE_AT, TEXT, _make_font(22, QFont.Weight.Bold))
    _write(painter, SENTENCE, SENTENCE_AT, QUIET, _make_font(15, QFont.Weight.Normal))
    painter.translate((width - MARK_SIZE) / 2, 0)
    painter.scale(MARK_SIZE / 100, MARK_SIZE / 100)
    for colour, line_width, start, curves in STROKES:
        path = QPainterPath()
        path.moveTo(*start)
        for curve in curves:
            (path.lineTo if len(curve) == 2 else path.cubicTo)(*curve)
        pen = QPen(QColor(colour), line_width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.end()
    return picture


def _make_font(pixels: int, weight: Any) -> Any:
    font = QFont()
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


def _write(painter: Any, words: str, top: int, colour: str, font: Any) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QRectF(0, top, AREA[0], font.pixelSize() * 1.6), Qt.AlignmentFlag.AlignHCenter, words)
